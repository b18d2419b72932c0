package io.bindery.check.name;

import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Decides whether all modules that code depends on are present.
record Completeness(Snapshot snapshot, HostModules host) {
    private static final Pattern MODULE = Pattern.compile("(?m)^[ \\t]*mod[ \\t(]+['\"](?:[^'\"/]*[-/])?(\\w+)['\"]");

    /// The modules that the Puppetfile of the environment lists.
    static Set<String> listed(Snapshot snapshot) {
        Set<String> names = new HashSet<>();
        Path directory = snapshot.environment().directory();
        String text = directory == null ? null : snapshot.text(directory.resolve("Puppetfile"));
        Matcher listed = MODULE.matcher(text == null ? "" : text);
        while (listed.find()) {
            names.add(listed.group(1));
        }
        return names;
    }

    /// Whether no module is missing, as far as the needed modules are known.
    ///
    /// @param name of a module; empty for the manifests of an environment
    boolean isComplete(String name) {
        Module module = snapshot.module(name);
        boolean described = module != null && snapshot.metadata(module).present() || snapshot.environment().directory() != null;
        return described && missing(name).isEmpty();
    }

    /// The modules that are needed and not there.
    SortedSet<String> missing(String name) {
        Module module = snapshot.module(name);
        // A module without metadata is part of its environment.
        return module == null || !snapshot.metadata(module).present() ? missingListed() : missingDependencies(name);
    }

    private SortedSet<String> missingDependencies(String name) {
        SortedSet<String> missing = new TreeSet<>();
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.add(name);
        while (!open.isEmpty()) {
            String asked = open.remove();
            Module next = snapshot.module(asked);
            if (next == null || host.standsIn(asked)) {
                missing.add(asked);
            } else if (seen.add(asked)) {
                open.addAll(snapshot.metadata(next).dependencies());
            }
        }
        return missing;
    }

    private SortedSet<String> missingListed() {
        SortedSet<String> missing = new TreeSet<>(host.absentDirectories());
        for (String name : listed(snapshot)) {
            if (snapshot.module(name) == null || host.standsIn(name)) {
                missing.add(name);
            }
        }
        return missing;
    }
}
