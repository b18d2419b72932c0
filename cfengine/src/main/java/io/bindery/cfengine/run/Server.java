package io.bindery.cfengine.run;

import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.AccessType;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.RolesType;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.host.Host;
import io.bindery.text.Diagnostic;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The access rules that a server reads from a policy before it listens. The list of bundles to run is ignored.
public final class Server {
    private static final List<String> COMMON_ORDER = List.of("meta", "vars", "classes", "reports");
    private static final List<String> SERVER_ORDER = List.of("meta", "vars", "classes", "roles", "access");

    private final SyntaxTables tables;
    private final Log log;
    private final Host host;
    private final Consumer<Diagnostic> problems;
    private final Trace trace;

    public Server(SyntaxTables tables, Log log, Host host, Consumer<Diagnostic> problems, Trace trace) {
        this.tables = tables;
        this.log = log;
        this.host = host;
        this.problems = problems;
        this.trace = trace;
    }

    /// The rules, or null if the policy cannot be used.
    public @Nullable AccessRules rules(Options options) {
        AccessRules rules = new AccessRules();
        try {
            Session session = new Session(options, tables, new Sources(tables), log, host, problems, trace);
            session.discover();
            if (!session.load()) {
                return null;
            }
            Attributes control = session.controls.of("server");
            rules.control(
                    control.list("allowconnects"),
                    control.list("denyconnects"),
                    control.list("allowusers"),
                    control.text("cfruncommand", ""));
            OnePass pass = new OnePass(session, log, trace);
            pass.run("common", COMMON_ORDER, unused -> null);
            pass.run("server", SERVER_ORDER, name -> type(name, rules));
            return rules;
        } catch (FatalError e) {
            if (!e.isSilent()) {
                log.error("Fatal CFEngine error: " + e.getMessage());
            }
            return null;
        } finally {
            trace.step("end");
        }
    }

    private static @Nullable PromiseType type(String name, AccessRules rules) {
        return switch (name) {
            case "access" -> new AccessType(rules);
            case "roles" -> new RolesType(rules);
            default -> null;
        };
    }
}
