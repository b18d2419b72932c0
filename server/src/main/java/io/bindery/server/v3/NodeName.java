package io.bindery.server.v3;

import io.bindery.puppet.name.InvalidName;

/// The name of a node that is used as the name of a file or directory.
public final class NodeName {
    private NodeName() {}

    /// The name, if it is a single name of a file.
    ///
    /// @throws V3Error if it could lead out of its directory
    public static String checked(String name) {
        try {
            if (!name.startsWith(".")) {
                return new io.bindery.puppet.name.NodeName(name).text();
            }
        } catch (InvalidName hostile) {
            throw V3Error.failed("invalid key");
        }
        throw V3Error.failed("invalid key");
    }
}
