package io.bindery.puppet.transaction;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Finds the generated directory that each generated file is in.
final class FileAncestors {
    private FileAncestors() {}

    /// The nearest of the children above each child, or what generated them all.
    static SequencedMap<Point, Point> parents(Point generator, List<Point> children) {
        Map<String, Point> byPath = new HashMap<>();
        children.forEach(child -> byPath.put(path(child), child));
        SequencedMap<Point, Point> parents = new LinkedHashMap<>();
        for (Point child : children) {
            Point parent = generator;
            String path = path(child);
            for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
                Point above = byPath.get(path.substring(0, slash));
                if (above != null) {
                    parent = above;
                    break;
                }
            }
            parents.put(child, parent);
        }
        return parents;
    }

    private static String path(Point point) {
        String reference = point.reference();
        return reference.substring(reference.indexOf('[') + 1, reference.length() - 1);
    }
}
