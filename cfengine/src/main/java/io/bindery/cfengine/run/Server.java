package io.bindery.cfengine.run;

import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.promise.AccessType;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.RolesType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The access rules that a server reads from a policy before it listens. The list of bundles to run is ignored.
public record Server(RunSetup setup) {
    private static final List<String> COMMON_ORDER = List.of("meta", "vars", "classes", "reports");
    private static final List<String> SERVER_ORDER = List.of("meta", "vars", "classes", "roles", "access");

    /// The rules, or null if the policy cannot be used.
    public @Nullable AccessRules rules(Options options) {
        AccessRules rules = new AccessRules();
        try {
            Session session = new Session(options, setup, setup.sources());
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
            OnePass pass = new OnePass(session, setup.log(), setup.trace());
            pass.run("common", COMMON_ORDER, unused -> null);
            pass.run("server", SERVER_ORDER, name -> type(name, rules));
            return rules;
        } catch (FatalError e) {
            setup.failed(e);
            return null;
        } finally {
            setup.trace().step("end");
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
