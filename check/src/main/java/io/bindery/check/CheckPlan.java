package io.bindery.check;

import io.bindery.puppet.lint.Linter;
import java.nio.file.Path;
import java.util.List;

/// What is to be checked, and how.
///
/// @param paths directories and files, as the caller wrote them
/// @param ignored patterns of paths that are left out
/// @param modulepath more directories of modules, whose code is known but not inspected
/// @param facts files of facts: their nodes are compiled
/// @param fix whether what rules can mend is mended
public record CheckPlan(
        List<Path> paths, List<String> ignored, List<Path> modulepath, List<Path> facts, Linter linter, boolean fix) {
    public CheckPlan {
        paths = List.copyOf(paths);
        ignored = List.copyOf(ignored);
        facts = List.copyOf(facts);
        modulepath = List.copyOf(modulepath);
    }
}
