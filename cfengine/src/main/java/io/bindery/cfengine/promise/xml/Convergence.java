package io.bindery.cfengine.promise.xml;

import java.util.regex.Pattern;

/// Which XPaths select the same element after an edit as before it. A position among siblings may be another one then, so CFEngine
/// refuses numbers and positions in conditions and the axes that count siblings.
final class Convergence {
    private static final String JOINT = "\\bor\\b|\\band\\b|[-+*]|\\bdiv\\b|\\bmod\\b";
    private static final Pattern POSITION = Pattern.compile("(\\[|\\bor\\b|\\band\\b)\\s*\\d+\\s*(\\]|" + JOINT + ")"
            + "|(?<!['\"])\\b(position|last)\\s*\\(\\s*\\)|\\b(preceding|following)(-sibling)?::");

    private Convergence() {}

    static boolean isGiven(String path) {
        return !POSITION.matcher(path).find();
    }
}
