package io.bindery.cfengine.access;

import io.bindery.cfengine.value.Regex;
import java.util.List;

/// One `roles` promise: the users that may define the classes matching a pattern.
public record RoleRule(String pattern, List<String> users) {
    public RoleRule {
        users = List.copyOf(users);
    }

    boolean authorises(String user, String className) {
        Regex regex = Regex.compile(pattern);
        return regex != null && regex.matchesAll(className) && users.contains(user);
    }
}
