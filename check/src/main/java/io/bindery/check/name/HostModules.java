package io.bindery.check.name;

import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.node.HostSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/// What the module path of a repo has outside of the repo. The machine that checks is seldom the one that compiles: a directory may be
/// missing on it, and a module of its own distribution may stand in for the version that the Puppetfile lists.
final class HostModules {
    private final Snapshot snapshot;
    private final SortedSet<String> standIns = new TreeSet<>();
    private final Set<String> absentDirectories = new TreeSet<>();

    HostModules(Snapshot snapshot) {
        this(snapshot, base());
    }

    /// @param base the directories where this machine has modules of its own
    HostModules(Snapshot snapshot, List<Path> base) {
        this.snapshot = snapshot;
        Path repo = snapshot.environment().directory();
        if (repo == null) {
            return;
        }
        for (Path directory : snapshot.environment().modulepath()) {
            if (!directory.startsWith(repo) && !base.contains(directory) && !snapshot.exists(directory)) {
                absentDirectories.add("those in " + directory);
            }
        }
        for (String name : Completeness.listed(snapshot)) {
            Module module = snapshot.module(name);
            if (module != null && base.stream().anyMatch(directory -> module.path().startsWith(directory))) {
                standIns.add(name);
            }
        }
    }

    private static List<Path> base() {
        List<Path> base = new ArrayList<>();
        for (String directory : HostSettings.defaults().require("basemodulepath").split(":")) {
            base.add(Path.of(directory));
        }
        return base;
    }

    /// Whether a module of that name is here only because the machine has one too.
    boolean standsIn(String module) {
        return standIns.contains(module);
    }

    /// Whether such a module brings a resource type.
    boolean bringsType(String type) {
        for (String name : standIns) {
            Module module = snapshot.module(name);
            if (module != null && snapshot.exists(module.path().resolve("lib/puppet/type/" + type + ".rb"))) {
                return true;
            }
        }
        return false;
    }

    /// The directories of the module path that are outside of the repo and not there.
    Set<String> absentDirectories() {
        return absentDirectories;
    }
}
