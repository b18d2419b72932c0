package io.bindery.server.v3;

/// The name of a node where it becomes the name of a file or directory.
public final class NodeName {
    private static final int LONGEST = 255 - ".json".length();

    private NodeName() {}

    /// The name, if it is a single name of a file.
    ///
    /// @throws V3Error where it could lead out of its directory
    public static String checked(String name) {
        boolean hostile = name.isEmpty()
                || name.length() > LONGEST
                || name.startsWith(".")
                || name.chars().anyMatch(each -> each == '/' || each == '\\' || Character.isISOControl(each));
        if (hostile) {
            throw V3Error.failed("invalid key");
        }
        return name;
    }
}
