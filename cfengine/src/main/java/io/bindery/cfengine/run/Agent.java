package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.RunAborted;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.packages.PackagesType;
import io.bindery.cfengine.syntax.Block;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A run of the agent: check the policy, load it, keep its promises.
public final class Agent {
    /// The exit status after a class of `abortclasses`.
    public static final int ABORTED = 6;

    private final RunSetup setup;
    private final Log log;
    private final Sources sources;
    private final PromiseEvents events;

    public Agent(RunSetup setup) {
        this(setup, PromiseEvents.NONE);
    }

    /// @param events receives the outcome of each promise
    public Agent(RunSetup setup, PromiseEvents events) {
        this.setup = setup;
        this.log = setup.log();
        this.sources = setup.sources();
        this.events = events;
    }

    /// The result of a run: its exit status, and its final state if it got that far.
    public record Finished(int status, @Nullable Evaluation evaluation) {}

    public Finished run(Options options) {
        try {
            options.workspace().prepare(log);
            if (!Files.isReadable(options.inputPath())) {
                log.error("There is no readable input file at '" + options.inputFile() + "'. (stat: No such file or directory)");
                return failsafe(options);
            }
            if (!InputSafety.isSafe(options.inputPath(), options.inputFile(), log)) {
                return new Finished(1, null);
            }
            return keep(options, List.of());
        } catch (FatalError e) {
            setup.failed(e);
            return new Finished(1, null);
        } finally {
            setup.trace().step("end");
        }
    }

    /// @param classes hard classes of the program's own making
    private Finished keep(Options options, List<HardClass> classes) {
        Session session = new Session(options, setup, sources);
        session.passes.simulate();
        session.discover();
        classes.forEach(each -> session.evaluation.classes().defineHard(each.name(), each.tags()));
        setup.trace().step("check");
        if (!isSound(options)) {
            return invalid(options, classes);
        }
        // Nothing was read so far where an earlier check is relied on.
        boolean reliesOnCheck = sources.paths().isEmpty() && !options.isDefaultInput();
        try {
            if (!session.load()) {
                return new Finished(1, null);
            }
            if (reliesOnCheck && !checker().checkIfUncovered(options.check())) {
                return invalid(options, classes);
            }
            if (options.bundleSequence() != null) {
                log.info("Using command line specified bundlesequence");
            }
            if (!Sequence.verify(session, Sequence.of(session))) {
                throw new FatalError("Errors in agent bundles");
            }
            return keep(session);
        } catch (RunAborted e) {
            log.log(Level.NOTICE, "cf-agent aborted on defined class '" + e.className() + "'");
            return new Finished(ABORTED, session.evaluation);
        }
    }

    private Finished invalid(Options options, List<HardClass> classes) {
        log.error("Policy failed validation with command '" + command(options) + "'");
        return classes.isEmpty() ? failsafe(options) : new Finished(1, null);
    }

    private record HardClass(String name, List<String> tags) {}

    /// The reference program has another process check the policy first, which evaluates it up to the run, functions included, and
    /// hands nothing on. This is that, in one process.
    private boolean isSound(Options options) {
        ValidationMarker marker = new ValidationMarker(options, log);
        if (marker.isCurrent()) {
            return true;
        }
        boolean sound = checker().checkChanged(options.check());
        if (sound) {
            marker.write();
        }
        return sound;
    }

    private Checker checker() {
        return new Checker(setup.withLog(log.ofChild()).withTrace(Trace.NONE), sources);
    }

    private static String command(Options options) {
        String program = "\"" + options.workspace().bin().resolve("cf-promises") + "\"";
        List<String> sequence = options.bundleSequence();
        return sequence == null
                ? program + " -c \"" + options.inputFile() + "\""
                : program + " \"" + options.inputFile() + "\" -b \"" + String.join(",", sequence) + "\"";
    }

    private Finished failsafe(Options options) {
        log.error("CFEngine was not able to get confirmation of promises from cf-promises, so going to failsafe");
        String file = Failsafe.find(options.workspace(), log).toString();
        HardClass fallback = new HardClass(
                "failsafe_fallback", List.of("report", "attribute_name=Errors", "source=agent", "hardclass"));
        return keep(options.failsafe(file), List.of(fallback));
    }

    private Finished keep(Session session) {
        Evaluation evaluation = session.evaluation;
        var control = session.controls.of("agent");
        new AgentVerbosity(log).obey(control);
        String prefix = session.controls.of("common").text("output_prefix");
        if (prefix != null) {
            log.beginLinesWith(prefix);
        }
        if (!InputSafety.isOwnedByOneOf(control.list("agentaccess"), session.options, setup.host().accounts(), log)) {
            return new Finished(1, null);
        }
        control.list("addclasses").forEach(name -> evaluation.classes().define("default", name, List.of("source=environment")));
        evaluation.abortOn(control.list("abortclasses"), control.list("abortbundleclasses"));
        String aborting = evaluation.abortingClass();
        if (aborting != null) {
            log.log(Level.NOTICE, "cf-agent aborted on defined class '" + aborting + "'");
            return new Finished(ABORTED, evaluation);
        }
        session.passes.begin(events);
        List<BundleCall> sequence = Sequence.of(session);
        try {
            for (BundleCall call : sequence) {
                keep(session, call);
            }
            if (session.controls.of("common").has("package_inventory")) {
                PackagesType.takeInventory(session.passes);
            }
            if (control.flag("allclassesreport", false)) {
                reportClasses(session);
            }
        } finally {
            session.passes.finish();
        }
        return new Finished(0, evaluation);
    }

    /// `allclassesreport`: lists the classes of the whole run in the state directory.
    private static void reportClasses(Session session) {
        String names = session.evaluation.classes().all().map(each -> each.qualified() + "\n").collect(Collectors.joining());
        session.passes.stateFiles().write("allclasses.txt", names);
    }

    private void keep(Session session, BundleCall call) {
        Block.Bundle bundle = Sequence.find(session, call.name());
        if (bundle != null) {
            setup.trace().step("seq " + bundle.name());
            session.passes.run(new Keeping.BundleRun(
                    bundle, session.expansion.arguments(call, bundle), false, false, Keeping.AGENT_ORDER, unused -> null));
        }
    }
}
