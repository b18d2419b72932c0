package io.bindery.cfengine.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a run was asked to do.
///
/// @param inputFile as given on the command line; relative ones are of the current directory
/// @param bundleSequence overrides the policy's own where not null
/// @param isCheck it is the check before a run
/// @param isDefaultInput no policy file was named, so the input file is the one among the inputs
/// @param fullCheck checks what only a policy that is to be run must satisfy
public record Options(
        Component component,
        Workspace workspace,
        String inputFile,
        List<String> defines,
        @Nullable List<String> bundleSequence,
        boolean ignoreLocks,
        boolean dryRun,
        boolean fullCheck,
        boolean evaluateFunctions,
        boolean augments,
        boolean preferredAugments,
        boolean ignoreMissingBundles,
        Map<String, String> environment,
        Instant started,
        boolean isCheck,
        boolean isDefaultInput) {

    /// A run, and not the check before one.
    public Options(
            Component component,
            Workspace workspace,
            String inputFile,
            List<String> defines,
                @Nullable List<String> bundleSequence,
            boolean ignoreLocks,
            boolean dryRun,
            boolean fullCheck,
            boolean evaluateFunctions,
            boolean augments,
            boolean preferredAugments,
            boolean ignoreMissingBundles,
            Map<String, String> environment,
            Instant started) {
        this(component, workspace, inputFile, defines, bundleSequence, ignoreLocks, dryRun, fullCheck, evaluateFunctions,
                augments, preferredAugments, ignoreMissingBundles, environment, started, false, false);
    }

    /// Which program this is. Its class is defined in every run.
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
    }

    public Path inputPath() {
        return Path.of(inputFile);
    }

    /// The folder that relative inputs are looked for in.
    public String inputDirectory() {
        int slash = inputFile.lastIndexOf('/');
        return slash < 0 ? "." : slash == 0 ? "/" : inputFile.substring(0, slash);
    }

    /// The same run, of the policy that is run where none is named.
    public Options ofDefaultInput() {
        return new Options(
                component, workspace, inputFile, defines, bundleSequence, ignoreLocks, dryRun, fullCheck, evaluateFunctions,
                augments, preferredAugments, ignoreMissingBundles, environment, started, isCheck, true);
    }

    /// The same run with the failsafe policy instead.
    Options failsafe(String file) {
        return new Options(
                component, workspace, file, defines, null, ignoreLocks, dryRun, true, evaluateFunctions,
                augments, preferredAugments, ignoreMissingBundles, environment, started, isCheck, false);
    }

    /// What the check before a run is asked to do. As CFEngine does: it knows nothing of classes from the command line.
    Options check() {
        return new Options(
                Component.PROMISES, workspace, inputFile, List.of(), bundleSequence, true, false,
                bundleSequence == null, true, augments, preferredAugments, ignoreMissingBundles, environment, started, true, isDefaultInput);
    }
}
