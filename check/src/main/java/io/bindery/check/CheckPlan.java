package io.bindery.check;

import io.bindery.puppet.lint.Linter;
import java.nio.file.Path;
import java.util.List;

/// What to check, and how.
///
/// @param paths directories and files, as the caller wrote them
/// @param ignored patterns of paths that are left out
/// @param modulepath further directories of modules, whose definitions are known but which are not inspected
/// @param facts files of facts; their nodes are compiled
/// @param fix whether problems that rules can fix are fixed
public record CheckPlan(
        List<Path> paths, List<String> ignored, List<Path> modulepath, List<Path> facts, Linter linter, boolean fix) {
    public CheckPlan {
        paths = List.copyOf(paths);
        ignored = List.copyOf(ignored);
        facts = List.copyOf(facts);
        modulepath = List.copyOf(modulepath);
    }
}
