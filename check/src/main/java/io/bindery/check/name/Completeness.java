package io.bindery.check.name;

import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether the modules that code depends on are all there.
final class Completeness {
    private static final Pattern MODULE = Pattern.compile("(?m)^[ \\t]*mod[ \\t(]+['\"](?:[^'\"/]*[-/])?(\\w+)['\"]");

    private final Snapshot snapshot;

    Completeness(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// @param name of a module; empty for the manifests of an environment
    boolean isComplete(String name) {
        Module module = snapshot.module(name);
        if (module == null || !snapshot.metadata(module).present()) {
            // A module without metadata is part of its environment.
            return (name.isEmpty() || module != null) && hasListedModules();
        }
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.add(name);
        while (!open.isEmpty()) {
            Module next = snapshot.module(open.peek());
            String asked = open.remove();
            if (next == null) {
                return false;
            }
            if (seen.add(asked)) {
                open.addAll(snapshot.metadata(next).dependencies());
            }
        }
        return true;
    }

    private boolean hasListedModules() {
        Path directory = snapshot.environment().directory();
        String text = directory == null ? null : snapshot.text(directory.resolve("Puppetfile"));
        if (text == null) {
            return directory != null;
        }
        Matcher listed = MODULE.matcher(text);
        while (listed.find()) {
            if (snapshot.module(listed.group(1)) == null) {
                return false;
            }
        }
        return true;
    }
}
