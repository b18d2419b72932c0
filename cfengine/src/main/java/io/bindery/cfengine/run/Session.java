package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.Expansion;
import io.bindery.cfengine.eval.FunctionCalls;
import io.bindery.cfengine.eval.FunctionContext;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.eval.Rvalues;
import io.bindery.cfengine.value.MatchBudget;
import io.bindery.enact.host.Host;
import java.util.List;

/// One evaluation from the environment to the loaded and pre-evaluated policy, which agent and checker share.
final class Session {
    final Options options;
    final Evaluation evaluation;
    final Controls controls = new Controls();
    final Expansion expansion;
    final Passes passes;
    final ControlBodies controlBodies;
    final FunctionCalls calls;
    private final Sources sources;
    private final StoredClasses persistent;
    private final RunSetup setup;

    Session(Options options, RunSetup setup, Sources sources) {
        Log log = setup.log();
        Host host = setup.host();
        // The check before a run is part of that run.
        if (!options.isCheck()) {
            MatchBudget.begin(log::error);
        }
        this.sources = sources;
        this.options = options;
        this.setup = setup;
        this.evaluation = new Evaluation(setup.tables(), log);
        boolean check = options.component() == Options.Component.PROMISES;
        this.calls = new FunctionCalls(
                evaluation, new FunctionContext(evaluation, new HostCommands(host, options.isCheck()), options.started(), check));
        Rvalues rvalues = new Rvalues(evaluation, calls);
        this.expansion = new Expansion(evaluation, rvalues);
        this.persistent = new StoredClasses(options.workspace(), options.started(), log);
        this.controlBodies = new ControlBodies(evaluation, rvalues);
        this.passes = new Passes(evaluation, expansion, controls, options, persistent, host, setup.trace());
        calls.evaluating(!options.has(Options.Switch.NO_FUNCTIONS));
        calls.simulating(options.has(Options.Switch.SIMULATE));
    }

    /// Everything before the policy is read.
    void discover() {
        setup.trace().step("D-classes");
        for (String name : options.defines()) {
            evaluation.classes().define("default", Names.canonify(name), List.of("source=environment"));
        }
        setup.trace().step("hard");
        new Environment(evaluation, options, sources.probes(options)).discover();
        setup.trace().step("persistent");
        persistent.load(evaluation);
        new PolicyServer(evaluation).discover(options.workspace());
        if (options.component() == Options.Component.AGENT) {
            MonitorData.load(options.workspace().state(), options.started(), evaluation);
        }
        if (!options.has(Options.Switch.NO_AUGMENTS)) {
            new HostData(evaluation).load(options.workspace().root().resolve("data/host_specific.json"));
            new Augments(evaluation).load(options);
        }
    }

    /// Loads and pre-evaluates the policy; false if it cannot be used.
    boolean load() {
        Loading loading = new Loading(this, sources, setup);
        boolean loaded = loading.load();
        sources.save();
        if (!loaded) {
            return false;
        }
        if (options.fullCheck() && !loading.checkRunnable()) {
            return false;
        }
        if (options.component() != Options.Component.PROMISES) {
            new AttributeCheck(evaluation, expansion, passes, options.component()).check();
        }
        setup.trace().step("resolve-all");
        loading.resolve();
        new Environment(evaluation, options, sources.probes(options)).domain(controls.of("common").text("domain"));
        return true;
    }
}
