package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The attributes of the syntax that this agent reads but does not act on. A run warns once of each such attribute that cf-agent
/// honours. A verbose run also names the attributes that cf-agent ignores, too.
///
/// A test compares this list with the code: an attribute is either named by the code that honours it, or listed here.
public final class IneffectiveAttributes {
    /// By promise type.
    static final Map<String, Set<String>> OF_PROMISES = Map.of(
            "access", Set.of("maproot"),
            "databases", Set.of("database_columns", "registry_exclude"),
            "guest_environments", Set.of("environment_state"),
            "measurements", Set.of("units"),
            "packages", Set.of("additional_packages"),
            "reports", Set.of("friend_pattern", "intermittency", "showstate"));

    /// By kind of body.
    static final Map<String, Set<String>> OF_BODIES = Map.ofEntries(
            Map.entry("acl", Set.of("acl_directory_inherit", "acl_inherit")),
            Map.entry("action", Set.of("audit", "log_priority", "measurement_class")),
            Map.entry("copy_from", Set.of("encrypt", "findertype", "force_ipv4", "portnumber", "protocol_version", "stealth", "timeout",
                    "trustkey")),
            Map.entry("database_server", Set.of("db_server_connection_db")),
            Map.entry("environment_interface", Set.of("env_addresses", "env_network")),
            Map.entry("environment_resources", Set.of("env_baseline", "env_spec")),
            Map.entry("file_select", Set.of("search_bsdflags")),
            Map.entry("perms", Set.of("bsdflags")),
            Map.entry("report_data_select", Set.of("metatags_exclude", "metatags_include", "monitoring_exclude", "monitoring_include",
                    "promise_handle_exclude", "promise_handle_include")),
            Map.entry("service_method", Set.of("service_args", "service_autostart_policy", "service_dependence_chain")),
            Map.entry("volume", Set.of("check_foreign", "scan_arrivals")));

    /// Of `body agent control` and `body common control`.
    static final Map<String, Set<String>> OF_CONTROLS = Map.of(
            "agent", Set.of("agentfacility", "alwaysvalidate", "bindtointerface", "checksum_alert_time",
                    "default_timeout", "editbinaryfilesize", "hostnamekeys", "intermittency",
                    "maxconnections", "mountfilesystems", "nonalphanumfiles", "repchar", "report_class_log",
                    "secureinput", "sensiblecount", "sensiblesize", "skipidentify", "timezone"),
            "common", Set.of("bwlimit", "fips_mode", "goal_patterns", "lastseenexpireafter", "protocol_version",
                    "site_classes", "syslog_host", "syslog_port", "system_log_level", "tls_ciphers", "tls_min_version"));

    /// The control bodies of programs that Bindery does not have. The agent ignores them, as cf-agent does.
    static final Set<String> OF_OTHER_PROGRAMS = Set.of("executor", "hub", "monitor", "runagent", "server");

    /// What cf-agent honours of these, apart from what only matters for copies from servers.
    static final Set<String> HONOURED_ELSEWHERE = Set.of("fips_mode", "syslog_host", "syslog_port");

    private final Log log;
    private final Set<String> told = new HashSet<>();

    IneffectiveAttributes(Log log) {
        this.log = log;
    }

    void tell(ExpandedPromise promise) {
        Set<String> own = OF_PROMISES.getOrDefault(promise.promiseType(), Set.of());
        promise.attributes().values().keySet().forEach(name -> tell(own, name, "promises of type '" + promise.promiseType() + "'"));
        promise.bodies().forEach((kind, body) -> {
            Set<String> listed = OF_BODIES.getOrDefault(kind, Set.of());
            body.values().keySet().forEach(name -> tell(listed, name, "body '" + kind + "'"));
        });
    }

    void tell(Policy policy) {
        for (Block.Body body : policy.bodies()) {
            Set<String> listed = body.isControl() ? OF_CONTROLS.getOrDefault(body.kind(), Set.of()) : Set.of();
            List<String> names = body.attributes().stream().map(Attribute::name).toList();
            names.forEach(name -> tell(listed, name, "body '" + body.kind() + " control'"));
        }
    }

    private void tell(Set<String> listed, String name, String where) {
        if (listed.contains(name) && told.add(where + name)) {
            Level level = HONOURED_ELSEWHERE.contains(name) ? Level.WARNING : Level.VERBOSE;
            log.log(level, "The attribute '" + name + "' of " + where + " has no effect in this agent");
        }
    }
}
