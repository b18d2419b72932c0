package io.bindery.cfengine.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The options of a run.
///
/// @param inputFile as given on the command line; a relative path starts at the current directory
/// @param defines classes from the command line
/// @param bundleSequence overrides the policy's own if not null
/// @param switches deviations from the defaults
/// @param environment the environment variables of the run
/// @param modeMask the file mode mask (`umask`) to reckon with; that of this process if it is negative
public record Options(
        Component component,
        Workspace workspace,
        String inputFile,
        List<String> defines,
        @Nullable List<String> bundleSequence,
        Set<Switch> switches,
        Map<String, String> environment,
        Instant started,
        int modeMask) {

    public Options {
        defines = List.copyOf(defines);
        bundleSequence = bundleSequence == null ? null : List.copyOf(bundleSequence);
        switches = Set.copyOf(switches);
        environment = Map.copyOf(environment);
    }

    /// The program that runs. Its class is defined in every run.
    public enum Component {
        AGENT("agent"),
        PROMISES("common"),
        SERVER("server"),
        MONITOR("monitor");

        private final String className;

        Component(String className) {
            this.className = className;
        }

        public String className() {
            return className;
        }

        /// As CFEngine does: a program leaves the bundles of others alone; the check looks at all.
        boolean evaluates(String bundleKind) {
            return bundleKind.equals("common")
                    || switch (this) {
                        case PROMISES -> true;
                        case AGENT -> !bundleKind.equals("server") && !bundleKind.equals("monitor");
                        case SERVER -> bundleKind.equals("server");
                        case MONITOR -> bundleKind.equals("monitor");
                    };
        }
    }

    /// Behaviour that can be switched on or off.
    public enum Switch {
        /// Act even if it is too soon since the last time.
        IGNORE_LOCKS,
        /// Change nothing, only report what is not as promised.
        DRY_RUN,
        /// Change files in a changes root only, and show at the end what would be changed.
        SIMULATE,
        /// Show files that a simulation looked at and left alone, too.
        SHOW_UNCHANGED,
        /// Show the changes of a simulation as differences from the present files.
        SHOW_DIFFERENCES,
        /// Check what only a policy that is to be run must satisfy.
        FULL_CHECK,
        /// Call no functions.
        NO_FUNCTIONS,
        /// Read no augments.
        NO_AUGMENTS,
        /// Read `def.json` even if a preferred augments file exists.
        NO_PREFERRED_AUGMENTS,
        /// It is the check before a run.
        CHECK,
        /// No policy file was named, so the input file is the one among the inputs.
        DEFAULT_INPUT
    }

    /// The options of running a policy with defaults for everything else.
    public static Options of(Component component, Workspace workspace, String inputFile, Instant started) {
        return new Options(component, workspace, inputFile, List.of(), null, Set.of(), Map.of(), started, -1);
    }

    public Options defining(List<String> classes) {
        return new Options(component, workspace, inputFile, classes, bundleSequence, switches, environment, started, modeMask);
    }

    public Options running(@Nullable List<String> bundles) {
        return new Options(component, workspace, inputFile, defines, bundles, switches, environment, started, modeMask);
    }

    public Options given(Map<String, String> variables) {
        return new Options(component, workspace, inputFile, defines, bundleSequence, switches, variables, started, modeMask);
    }

    public Options with(Switch... more) {
        EnumSet<Switch> all = EnumSet.noneOf(Switch.class);
        all.addAll(switches);
        all.addAll(Arrays.asList(more));
        return new Options(component, workspace, inputFile, defines, bundleSequence, all, environment, started, modeMask);
    }

    public Options masking(int mask) {
        return new Options(component, workspace, inputFile, defines, bundleSequence, switches, environment, started, mask);
    }

    public Options withIf(boolean wanted, Switch one) {
        return wanted ? with(one) : this;
    }

    public boolean has(Switch one) {
        return switches.contains(one);
    }

    boolean ignoreLocks() {
        return has(Switch.IGNORE_LOCKS);
    }

    boolean dryRun() {
        return has(Switch.DRY_RUN);
    }

    boolean fullCheck() {
        return has(Switch.FULL_CHECK);
    }

    boolean isCheck() {
        return has(Switch.CHECK);
    }

    boolean isDefaultInput() {
        return has(Switch.DEFAULT_INPUT);
    }

    public Path inputPath() {
        return Path.of(inputFile);
    }

    /// The folder that relative inputs are looked for in.
    public String inputDirectory() {
        int slash = inputFile.lastIndexOf('/');
        return slash < 0 ? "." : slash == 0 ? "/" : inputFile.substring(0, slash);
    }

    /// The same run with the failsafe policy instead.
    Options failsafe(String file) {
        Set<Switch> kept = EnumSet.copyOf(with(Switch.FULL_CHECK).switches);
        kept.remove(Switch.DEFAULT_INPUT);
        return new Options(component, workspace, file, defines, bundleSequence, kept, environment, started, modeMask);
    }

    /// What the check before a run is asked to do. As CFEngine does: it knows nothing of classes from the command line.
    Options check() {
        EnumSet<Switch> kept = EnumSet.of(Switch.CHECK, Switch.IGNORE_LOCKS, Switch.FULL_CHECK);
        if (bundleSequence != null) {
            kept.remove(Switch.FULL_CHECK);
        }
        for (Switch one : List.of(Switch.NO_AUGMENTS, Switch.NO_PREFERRED_AUGMENTS, Switch.DEFAULT_INPUT, Switch.SIMULATE)) {
            if (has(one)) {
                kept.add(one);
            }
        }
        return new Options(Component.PROMISES, workspace, inputFile, List.of(), bundleSequence, kept, environment, started, modeMask);
    }
}
