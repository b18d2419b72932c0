package io.bindery.cfengine.access;

import io.bindery.cfengine.value.Regex;
import java.util.List;

/// One `roles` promise: which users may define the classes a pattern matches.
public record RoleRule(String pattern, List<String> users) {
    public RoleRule {
        users = List.copyOf(users);
    }

    boolean authorises(String user, String className) {
        Regex regex = Regex.compile(pattern);
        return regex != null && regex.matchesAll(className) && users.contains(user);
    }
}
