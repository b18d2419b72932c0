package io.bindery.puppet.load;

import java.util.List;

/// The attributes that every resource may have.
public final class Metaparameters {
    /// In Puppet's order.
    public static final List<String> ALL =
            List.of("noop", "schedule", "audit", "loglevel", "alias", "tag", "require", "subscribe", "before", "notify", "stage");

    /// The metaparameters that a container passes to its content: all except the relationships.
    public static final List<String> INHERITED = List.of("noop", "schedule", "audit", "loglevel", "alias", "tag", "stage");

    private Metaparameters() {}

    public static boolean isOne(String name) {
        return isInherited(name) || isRelationship(name);
    }

    /// Whether a container passes the metaparameter to its content.
    public static boolean isInherited(String name) {
        return switch (name) {
            case "noop", "schedule", "audit", "loglevel", "alias", "tag", "stage" -> true;
            default -> false;
        };
    }

    public static boolean isRelationship(String name) {
        return switch (name) {
            case "require", "subscribe", "before", "notify" -> true;
            default -> false;
        };
    }
}
