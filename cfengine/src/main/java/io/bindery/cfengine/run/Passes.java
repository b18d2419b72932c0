package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.BundleFrame;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Expansion;
import io.bindery.cfengine.eval.FunctionContext;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.eval.PersistentClasses;
import io.bindery.cfengine.eval.PromiseFrame;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.library.Functions;
import io.bindery.cfengine.promise.FileRecords;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.StateFiles;
import io.bindery.cfengine.promise.custom.CustomType;
import io.bindery.cfengine.promise.custom.PromiseModules;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Section;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.enact.Journal;
import io.bindery.enact.host.ChangesRoot;
import io.bindery.enact.host.Host;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Evaluates bundles: three passes over their promise types in normal order.
final class Passes implements Keeping {
    private static final int PASSES = 3;
    private final Evaluation evaluation;
    private final Expansion expansion;
    private final Controls controls;
    private final Options options;
    private final PromiseLocks locks;
    private final Conclusions conclusions;
    private final OutcomeLog outcomes;
    private final PersistentClasses persistentClasses;
    private final Host realHost;
    private Host host;
    private @Nullable Simulation simulation;
    private final Trace trace;
    private final Verbosity verbosity;
    private final AgentVerbosity agentVerbosity;
    private final StepJournal steps;
    private final Map<String, @Nullable PromiseType> known = new HashMap<>();
    private final PromiseModules modules = new PromiseModules();
    private final Set<String> copies = new HashSet<>();
    private final Set<String> rotations = new HashSet<>();
    private final Background background = new Background();
    private final PromiseSummary summary = new PromiseSummary();
    private PromiseEvents events = PromiseEvents.NONE;
    private @Nullable SetuidPrograms setuidPrograms;
    private @Nullable StoredFileRecords fileRecords;

    Passes(
            Evaluation evaluation,
            Expansion expansion,
            Controls controls,
            Options options,
            PersistentClasses persistentClasses,
            Host host,
            Trace trace) {
        this.evaluation = evaluation;
        this.expansion = expansion;
        this.controls = controls;
        this.options = options;
        this.persistentClasses = persistentClasses;
        this.conclusions = new Conclusions(evaluation, persistentClasses);
        this.outcomes = new OutcomeLog(evaluation.log());
        this.locks = new PromiseLocks(options, evaluation.log());
        this.realHost = host;
        this.host = host;
        this.trace = trace;
        this.verbosity = new Verbosity(evaluation);
        this.agentVerbosity = new AgentVerbosity(evaluation.log());
        this.steps = new StepJournal(options.workspace(), host, evaluation.log());
    }

    /// Before the first bundle.
    void begin(PromiseEvents listener) {
        events = listener;
        background.limit(controls.of("agent").number("max_children", Integer.MAX_VALUE));
        steps.recover();
        programs().prepare();
    }

    /// With a simulation, makes all further changes of files in a changes root.
    void simulate() {
        if (options.has(Options.Switch.SIMULATE)) {
            simulation = Simulation.begin(options, realHost, evaluation.log());
            host = simulation.host();
        }
    }

    void finish() {
        background.await(evaluation.log());
        modules.close();
        if (fileRecords != null) {
            fileRecords.save();
        }
        steps.close();
        if (setuidPrograms != null) {
            setuidPrograms.save();
        }
        String version = controls.of("common").text("version", "(not specified)");
        summary.append(options.workspace().logs(), version, options.started(), host.clock().instant(), evaluation.log());
        locks.close();
        if (simulation != null) {
            simulation.end();
        }
    }

    private SetuidPrograms programs() {
        SetuidPrograms programs = setuidPrograms;
        if (programs == null) {
            programs = new SetuidPrograms(options.workspace().logs(), evaluation.expand("$(sys.host)"), evaluation.log());
            setuidPrograms = programs;
        }
        return programs;
    }

    @Override
    public boolean isDue(ExpandedPromise part) {
        String lock = locks.take(part, "part", controls.of("agent"));
        if (lock != null) {
            locks.release(lock);
        }
        return lock != null;
    }

    @Override
    public boolean isNewSetuidProgram(String name) {
        return programs().add(name);
    }

    @Override
    public Outcome run(BundleRun run) {
        BundleFrame frame = evaluation.push(run.bundle(), run.inherits());
        int outerPass = evaluation.pass();
        bind(run.bundle(), run.arguments());
        verbosity.begin(run.bundle());
        try {
            boolean asWritten = run.order() == AGENT_ORDER && EvaluationOrder.isTopDown(run.bundle(), evaluation.policy(), controls);
            if (!asWritten && run.isCalled()) {
                resolve(run.bundle());
            }
            Outcome outcome = Outcome.SKIPPED;
            for (int pass = 1; pass <= PASSES && !frame.isAborted(); pass++) {
                evaluation.pass(pass);
                outcome = outcome.and(asWritten ? passAsWritten(run, frame, pass) : pass(run, frame, pass));
            }
            return outcome;
        } finally {
            evaluation.pass(outerPass);
            // As CFEngine does: what the bundle sequence gave to a bundle stays, and so do the parameters of edit bundles.
            if (run.isCalled() && run.order() == AGENT_ORDER) {
                unbind(run.bundle());
            }
            verbosity.end(run.bundle());
            evaluation.pop();
        }
    }

    /// Evaluates a bundle in a single pass, which is thus its last.
    void runOnce(BundleRun run) {
        BundleFrame frame = evaluation.push(run.bundle(), false);
        int outerPass = evaluation.pass();
        evaluation.pass(PASSES);
        verbosity.begin(run.bundle());
        try {
            pass(run, frame, 1);
        } finally {
            evaluation.pass(outerPass);
            verbosity.end(run.bundle());
            evaluation.pop();
        }
    }

    private Outcome pass(BundleRun run, BundleFrame frame, int pass) {
        Outcome outcome = Outcome.SKIPPED;
        for (String type : run.order()) {
            Section section = run.bundle().section(type);
            if (section == null || section.promises().isEmpty()) {
                continue;
            }
            trace.step("pass " + pass + " " + type);
            outcome = outcome.and(section(section, frame, run.types()));
            if (frame.isAborted()) {
                return outcome;
            }
            if (type.equals("classes") && run.order() == AGENT_ORDER) {
                resolve(run.bundle());
                declare(run.bundle(), "defaults");
            }
        }
        return run.order() == AGENT_ORDER ? outcome.and(customTypes(run, frame, pass)) : outcome;
    }

    /// The sections of promise types that the policy itself declares, as written.
    private Outcome customTypes(BundleRun run, BundleFrame frame, int pass) {
        Outcome outcome = Outcome.SKIPPED;
        for (Section section : run.bundle().sections()) {
            if (!AGENT_ORDER.contains(section.promiseType()) && !frame.isAborted()) {
                trace.step("pass " + pass + " " + section.promiseType());
                outcome = outcome.and(section(section, frame, run.types()));
            }
        }
        return outcome;
    }

    /// One pass over all promises from top to bottom, whatever their types.
    private Outcome passAsWritten(BundleRun run, BundleFrame frame, int pass) {
        Outcome outcome = Outcome.SKIPPED;
        for (EvaluationOrder.Written written : EvaluationOrder.topDown(run.bundle())) {
            trace.step("pass " + pass + " " + written.promiseType());
            PromiseType own = run.types().apply(written.promiseType());
            PromiseType type = own != null ? own : type(written.promiseType());
            outcome = outcome.and(promise(written.promiseType(), type, written.promise())).and(end(type));
            if (frame.isAborted()) {
                break;
            }
        }
        return outcome;
    }

    private Outcome section(Section section, BundleFrame frame, Function<String, @Nullable PromiseType> types) {
        PromiseType own = types.apply(section.promiseType());
        PromiseType type = own != null ? own : type(section.promiseType());
        Outcome outcome = Outcome.SKIPPED;
        for (Promise promise : section.promises()) {
            outcome = outcome.and(promise(section.promiseType(), type, promise));
            if (frame.isAborted()) {
                break;
            }
        }
        return outcome.and(end(type));
    }

    /// Concludes what a promise type put off.
    private Outcome end(@Nullable PromiseType type) {
        Outcome outcome = Outcome.SKIPPED;
        for (PromiseType.Deferred each : type == null ? List.<PromiseType.Deferred>of() : type.endSection(this)) {
            conclusions.draw(each.promise(), each.outcome());
            record(each.promise(), each.outcome());
            outcomes.write(each.promise(), each.outcome());
            summary.add(each.outcome());
            outcome = outcome.and(each.outcome());
        }
        return outcome;
    }

    private @Nullable PromiseType type(String name) {
        return known.computeIfAbsent(name, this::findType);
    }

    private @Nullable PromiseType findType(String name) {
        Block.PromiseType declared = evaluation.policy().promiseType(name);
        return declared != null && !evaluation.tables().isPromiseType(name)
                ? new CustomType(declared, modules)
                : PromiseTypes.find(name);
    }

    /// Whether a promise type is neither built in nor declared by the policy.
    boolean isUnknown(String typeName) {
        return !evaluation.tables().isPromiseType(typeName) && evaluation.policy().promiseType(typeName) == null;
    }

    private Outcome promise(String typeName, @Nullable PromiseType type, Promise promise) {
        if (type == null && isUnknown(typeName)) {
            if (evaluation.holds(promise.guard())) {
                expansion.complainOfNames(promise);
                evaluation.log().error("Undefined promise type '" + typeName + "'");
            }
            return Outcome.SKIPPED;
        }
        Outcome[] outcome = {Outcome.SKIPPED};
        boolean declarative = type != null && type.isDeclarative();
        expansion.expand(typeName, promise, promiser -> isWanted(typeName, promiser), expanded -> {
            Outcome one = keep(expanded, type, declarative, true);
            outcome[0] = outcome[0].and(declarative ? Outcome.SKIPPED : one);
            trace.step("promise " + typeName + " " + expanded.promiser() + " " + one.name().toLowerCase(java.util.Locale.ROOT));
        });
        return outcome[0];
    }

    boolean isWanted(String typeName, String promiser) {
        return !typeName.equals("classes") || !evaluation.isDefined(Names.canonifyClass(promiser));
    }

    /// As CFEngine does: a call that fails is made again before a variable or class is given up, and once more in a pass.
    private void repeatFailed(ExpandedPromise promise, boolean inPass) {
        boolean variable = promise.promiseType().equals("vars") || promise.promiseType().equals("meta");
        for (int times = (variable ? 1 : 0) + (inPass ? 1 : 0); times > 0; times--) {
            expansion.repeatFailed(promise);
        }
    }

    private Outcome keep(ExpandedPromise promise, @Nullable PromiseType type, boolean declarative, boolean inPass) {
        if (declarative && type != null) {
            if (!promise.unresolved().isEmpty()) {
                repeatFailed(promise, inPass);
            }
            Outcome outcome = type.keep(promise, this);
            verbosity.declared(promise, outcome);
            // As CFEngine does: no class follows from a class but the class itself.
            if (promise.promiseType().equals("classes")) {
                conclusions.note(promise, outcome);
            } else {
                conclusions.draw(promise, outcome);
            }
            return outcome;
        }
        boolean held = promise.promiseType().equals("reports")
                && evaluation.pass() < PASSES
                && References.holdsAny(promise.promiser());
        PromiseFrame at = evaluation.promise();
        String subject = (type == null ? "" : type.subject(promise, this)) + (at == null ? "" : at.guard());
        if (held || type != null && !type.isReady(promise, this)) {
            return Outcome.SKIPPED;
        }
        String lock = locks.take(promise, subject, controls.of("agent"));
        if (lock == null) {
            return Outcome.SKIPPED;
        }
        Level shown = agentVerbosity.raise(promise.body("action"));
        try {
            verbosity.begin(promise);
            Outcome outcome = type == null ? unavailable(promise) : type.keep(promise, this);
            verbosity.end(promise, outcome);
            conclude(promise, outcome);
            if (type == null || !type.isPartOfAnother()) {
                outcomes.write(promise, outcome);
                summary.add(outcome);
                record(promise, outcome);
            }
            return outcome;
        } finally {
            evaluation.log().showUpTo(shown);
            locks.release(lock);
        }
    }

    private Outcome unavailable(ExpandedPromise promise) {
        evaluation.log().error("Promise type '" + promise.promiseType() + "' cannot be kept by this agent, promiser '"
                + promise.promiser() + "'");
        evaluation.logPromise(Level.ERROR);
        return Outcome.FAILED;
    }

    // Pre-evaluation

    /// Sets variables, and in common bundles classes too, without keeping any other promise.
    void resolve(Block.Bundle bundle) {
        if (bundle.kind().equals("common")) {
            declare(bundle, "vars");
            declare(bundle, "classes");
        }
        declare(bundle, "vars");
    }

    void declare(Block.Bundle bundle, String typeName) {
        declare(bundle, typeName, unused -> {});
    }

    /// Declares, and shows each expanded promise to another.
    void declare(Block.Bundle bundle, String typeName, Consumer<ExpandedPromise> also) {
        Section section = bundle.section(typeName);
        PromiseType type = type(typeName);
        if (section == null || type == null) {
            return;
        }
        if (evaluation.pass() == 0) {
            trace.step("resolve " + bundle.name() + "." + typeName);
        }
        for (Promise promise : section.promises()) {
            expansion.expand(
                    typeName, promise, promiser -> isWanted(typeName, promiser), expanded -> {
                        keep(expanded, type, true, evaluation.pass() > 0 && typeName.equals("defaults"));
                        also.accept(expanded);
                    });
        }
    }

    // Parameters

    private void bind(Block.Bundle bundle, List<Optional<Value>> arguments) {
        evaluation.variables().undefineArrays(bundle.namespace(), bundle.name());
        for (int at = 0; at < Math.min(bundle.parameters().size(), arguments.size()); at++) {
            if (arguments.get(at).isEmpty()) {
                continue;
            }
            // As CFEngine does: references that an argument still has are the callee's.
            Value value = expanded(arguments.get(at).get());
            VariableType type =
                    switch (value) {
                        case Scalar _ -> VariableType.STRING;
                        case Items _ -> VariableType.SLIST;
                        case Data _ -> VariableType.DATA;
                    };
            evaluation.variables().define(parameter(bundle, at), type, value, List.of("source=promise"));
        }
    }

    private Value expanded(Value argument) {
        return switch (argument) {
            case Scalar(String text) when References.holdsScalar(text) -> new Scalar(evaluation.expandHere(text));
            case Items(List<String> texts) when texts.stream().anyMatch(References::holdsScalar) ->
                new Items(texts.stream().map(evaluation::expandHere).toList());
            case Scalar _, Items _, Data _ -> argument;
        };
    }

    private void unbind(Block.Bundle bundle) {
        for (int at = 0; at < bundle.parameters().size(); at++) {
            evaluation.variables().undefine(parameter(bundle, at));
        }
    }

    private static VariableName parameter(Block.Bundle bundle, int at) {
        VariableName local = VariableName.parse(bundle.parameters().get(at));
        return new VariableName(bundle.namespace(), bundle.name(), local.name(), local.indices());
    }

    // What promise types may use

    @Override
    public Evaluation evaluation() {
        return evaluation;
    }

    @Override
    public Expansion expansion() {
        return expansion;
    }

    @Override
    public PersistentClasses persistentClasses() {
        return persistentClasses;
    }

    @Override
    public Journal journal() {
        return steps.journal();
    }

    @Override
    public Host host() {
        return host;
    }

    @Override
    public Attributes control(String kind) {
        return controls.of(kind);
    }

    @Override
    public Path workDirectory() {
        return options.workspace().root();
    }

    @Override
    public FileRecords fileRecords() {
        StoredFileRecords records = fileRecords;
        if (records == null) {
            records = new StoredFileRecords(options.workspace(), options.started(), evaluation.log());
            fileRecords = records;
        }
        return records;
    }

    @Override
    public StateFiles stateFiles() {
        return new StoredStateFiles(options.workspace(), evaluation.log());
    }

    @Override
    public Set<String> copies() {
        return copies;
    }

    @Override
    public Set<String> rotations() {
        return rotations;
    }

    @Override
    public Data state() {
        boolean check = options.component() == Options.Component.PROMISES;
        return Functions.state(new FunctionContext(evaluation, new HostCommands(host, options.isCheck()), options.started(), check));
    }

    @Override
    public void conclude(ExpandedPromise promise, Outcome outcome) {
        if (!isApart(promise)) {
            conclusions.draw(promise, outcome);
        }
    }

    /// As CFEngine does: the outcome of a file that is kept in the background is not reported.
    private static boolean isApart(ExpandedPromise promise) {
        return promise.promiseType().equals("files") && promise.body("action").flag("background", false);
    }

    @Override
    public void record(ExpandedPromise promise, Outcome outcome) {
        if (outcome != Outcome.SKIPPED) {
            events.ended(promise, outcome, host.clock().instant());
        }
    }

    @Override
    public int modeMask() {
        return options.modeMask() < 0 ? ModeMask.ofProcess() : options.modeMask();
    }

    @Override
    public void logOutcome(ExpandedPromise promise, Outcome outcome) {
        outcomes.writeEarly(promise, outcome);
    }

    @Override
    public void inBackground(Callable<Runnable> work) {
        background.start(work);
    }

    @Override
    public boolean isDryRun() {
        return controls.of("agent").flag("dryrun", options.dryRun());
    }

    @Override
    public boolean isRehearsal(ExpandedPromise promise) {
        return isDryRun() && !isSimulated(promise) || warns(promise);
    }

    /// Whether a simulation redirects the changes of a promise type to its changes root: files, and edits of files.
    private boolean isSimulated(ExpandedPromise promise) {
        return simulation != null && (promise.promiseType().equals("files") || !AGENT_ORDER.contains(promise.promiseType()))
                && evaluation.policy().promiseType(promise.promiseType()) == null;
    }

    @Override
    public @Nullable ChangesRoot changesRoot() {
        return simulation == null ? null : simulation.changes();
    }
}
