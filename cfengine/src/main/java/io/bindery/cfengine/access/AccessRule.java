package io.bindery.cfengine.access;

/// One `access` promise: the hosts and users that may use a resource. A client that is both admitted and denied is denied; so is
/// a client that is neither.
///
/// @param kind as in `resource_type`; `path` covers a file or directory and everything below it
/// @param encryptedOnly whether the resource is available over encrypted connections only
public record AccessRule(String kind, String name, HostList admitted, HostList denied, boolean encryptedOnly) {

    boolean isAboutSame(AccessRule other) {
        return kind.equals(other.kind) && name.equals(other.name);
    }

    AccessRule and(AccessRule other) {
        return new AccessRule(
                kind, name, admitted.and(other.admitted), denied.and(other.denied), encryptedOnly || other.encryptedOnly);
    }

    /// Whether a path is this rule's own or below it.
    boolean covers(String path) {
        String own = name.length() > 1 && name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
        return path.equals(own) || own.equals("/") || path.startsWith(own + "/");
    }

    Decision decide(Connection connection) {
        String resource = kind + " '" + name + "'";
        if (denied.holds(connection)) {
            return Decision.no("denied by the rule for " + resource);
        }
        if (!admitted.holds(connection)) {
            return Decision.no("not admitted by the rule for " + resource);
        }
        return encryptedOnly && !connection.encrypted()
                ? Decision.no("the rule for " + resource + " wants encryption")
                : Decision.yes("admitted by the rule for " + resource);
    }
}
