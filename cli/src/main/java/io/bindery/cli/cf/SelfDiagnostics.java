package io.bindery.cli.cf;

import io.bindery.cfengine.run.Workspace;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// `cf-agent --self-diagnostics`: shows the agent's directories and their state.
record SelfDiagnostics(Workspace workspace, PrintStream out) {
    void print() {
        Path root = workspace.root();
        using("workdir", root);
        using("inputdir", workspace.inputs());
        using("logdir", root);
        using("statedir", workspace.state());
        boolean bootstrapped = Files.isReadable(root.resolve("policy_server.dat"));
        check("that agent is bootstrapped", bootstrapped, bootstrapped ? "Bootstrapped" : "Not bootstrapped");
        boolean hub = Files.exists(workspace.state().resolve("am_policy_hub"));
        check("if agent is acting as a policy server", hub, (hub ? "A" : "Not a") + "cting as a policy server");
        key("private", root.resolve("ppkeys/localhost.priv"));
        key("public", root.resolve("ppkeys/localhost.pub"));
        state("persistent classes", "bindery_classes.state");
        state("locks", "bindery_locks.state");
    }

    private void using(String what, Path where) {
        out.println("self-diagnostics for agent using " + what + " '" + where + "'");
    }

    private void key(String kind, Path file) {
        boolean found = Files.isReadable(file);
        check(kind + " key", found, found ? "OK at '" + file + "'" : "No " + kind + " key found at '" + file + "'");
    }

    private void state(String what, String name) {
        Path file = workspace.state().resolve(name);
        boolean readable = Files.isReadable(file);
        check(what + " DB", readable, readable ? "OK at '" + file + "'" : "No readable file at '" + file + "'");
    }

    private void check(String what, boolean yes, String finding) {
        out.println((yes ? "[ YES ]" : "[ NO  ]") + " Check " + what + ": " + finding);
    }
}
