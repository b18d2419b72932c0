package io.bindery.cfengine.access;

import java.util.HashMap;
import java.util.List;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// All access rules of a server, and the decision about a request.
///
/// The order is fixed: first whether the host may connect at all, then whether it may use the resource, and last, for a run of
/// the agent, whether the user may define the classes.
public final class AccessRules {
    private final List<AccessRule> rules = new ArrayList<>();
    private final List<RoleRule> roles = new ArrayList<>();
    private final Map<String, String> shortcuts = new HashMap<>();
    private HostList connecting = HostList.NONE;
    private HostList refused = HostList.NONE;
    private List<String> users = List.of();
    private String command = "";

    /// Promises about the same resource are one rule.
    public void add(AccessRule rule) {
        for (int at = 0; at < rules.size(); at++) {
            if (rules.get(at).isAboutSame(rule)) {
                rules.set(at, rules.get(at).and(rule));
                return;
            }
        }
        rules.add(rule);
    }

    public void add(RoleRule role) {
        roles.add(role);
    }

    /// @param name what a client may write instead of the path's beginning
    public void addShortcut(String name, String path) {
        shortcuts.put(name, path);
    }

    /// What the server's control body says.
    ///
    /// @param allowed hosts that may connect (`allowconnects`); none listed means none
    /// @param denied hosts that may not (`denyconnects`)
    /// @param allowedUsers users that may ask for runs (`allowusers`)
    /// @param runCommand the command that runs the agent (`cfruncommand`); a client that asks for a run must have access to its program
    public void control(List<String> allowed, List<String> denied, List<String> allowedUsers, String runCommand) {
        connecting = new HostList(List.of(), List.of(), List.of(), allowed);
        refused = new HostList(List.of(), List.of(), List.of(), denied);
        users = List.copyOf(allowedUsers);
        command = runCommand;
    }

    public List<AccessRule> rules() {
        return List.copyOf(rules);
    }

    public List<RoleRule> roles() {
        return List.copyOf(roles);
    }

    public Decision decide(Connection connection, Request request) {
        if (refused.holds(connection)) {
            return Decision.no("the host may not connect: denyconnects");
        }
        if (!connecting.holds(connection)) {
            return Decision.no("the host may not connect: not in allowconnects");
        }
        return switch (request) {
            case Request.File(String path) -> file(connection, path);
            case Request.Resource(String kind, String name) -> resource(connection, kind, name);
            case Request.Activation(List<String> classes) -> activation(connection, classes);
        };
    }

    private Decision file(Connection connection, String asked) {
        String written = expanded(asked);
        if (!written.startsWith("/")) {
            return Decision.no("'" + asked + "' is no absolute path");
        }
        String path = Path.of(written).normalize().toString();
        AccessRule closest = null;
        for (AccessRule rule : rules) {
            boolean covers = rule.kind().equals("path") && rule.covers(path);
            if (covers && (closest == null || rule.name().length() > closest.name().length())) {
                closest = rule;
            }
        }
        return closest == null ? Decision.no("no rule covers path '" + path + "'") : closest.decide(connection);
    }

    private String expanded(String path) {
        int slash = path.indexOf('/');
        String target = slash == 0 ? null : shortcuts.get(slash < 0 ? path : path.substring(0, slash));
        return target == null ? path : slash < 0 ? target : target + path.substring(slash);
    }

    private Decision resource(Connection connection, String kind, String name) {
        AccessRule rule = find(kind, name);
        return rule == null ? Decision.no("no rule for " + kind + " '" + name + "'") : rule.decide(connection);
    }

    private @Nullable AccessRule find(String kind, String name) {
        for (AccessRule rule : rules) {
            if (rule.kind().equals(kind) && rule.name().equals(name)) {
                return rule;
            }
        }
        return null;
    }

    private Decision activation(Connection connection, List<String> classes) {
        if (!users.contains(connection.user())) {
            return Decision.no("user '" + connection.user() + "' may not run the agent: not in allowusers");
        }
        Decision program = file(connection, program());
        if (!program.admitted()) {
            return Decision.no("may not run the agent: " + program.reason());
        }
        for (String name : classes) {
            if (roles.stream().noneMatch(role -> role.authorises(connection.user(), name))) {
                return Decision.no("no role lets user '" + connection.user() + "' define class '" + name + "'");
            }
        }
        return Decision.yes("user '" + connection.user() + "' may run the agent");
    }

    private String program() {
        String words = command.strip();
        if (words.startsWith("\"")) {
            int end = words.indexOf('"', 1);
            return end < 0 ? words.substring(1) : words.substring(1, end);
        }
        int end = words.indexOf(' ');
        return end < 0 ? words : words.substring(0, end);
    }
}
