package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.BreakIteration;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One compile: runs its stages in order.
final class Run {
    private static final int MAX_ROUNDS = 1_000;

    private final Snapshot snapshot;
    private final Request request;
    private final Trace trace;
    private final Compilation compilation;
    private final Finishing finishing;
    private final Witness witness;
    private final Imports imports;
    private final Log log;
    private @Nullable Frame nodeFrame;

    Run(Snapshot snapshot, Request request, Shared shared, Log log, Witness witness, Trace trace) {
        this.snapshot = snapshot;
        this.request = request;
        this.trace = trace;
        this.witness = witness;
        this.log = log;
        this.imports = new Imports(new Problems(log));
        this.compilation = new Compilation(snapshot, request, shared, log, witness, trace, imports);
        this.finishing = new Finishing(compilation);
    }

    Snapshot snapshot() {
        return snapshot;
    }

    Compilation compilation() {
        return compilation;
    }

    BindingsDesk desk() {
        return new BindingsDesk(compilation);
    }

    Shipping shipping() {
        return new Shipping(compilation);
    }

    /// The steps of this compile for each file it loads.
    private final class Imports implements KnownTypes.Importing {
        private final Problems problems;
        private final List<Manifest> held = new ArrayList<>();

        Imports(Problems problems) {
            this.problems = problems;
        }

        @Override
        public void problems(Manifest manifest, boolean initial) {
            if (initial && !manifest.texts().isEmpty() && new InjectionBoot(compilation).isNeeded()) {
                held.add(manifest);
            } else {
                report(manifest, initial);
            }
        }

        private void report(Manifest manifest, boolean initial) {
            String environment = snapshot.environment().name();
            problems.report(
                    manifest, compilation.definitions()::checksSyntax, initial ? "Could not parse for environment " + environment + ": " : "");
        }

        /// Reports on the manifests whose texts only what is bound can judge.
        void reportHeld() {
            held.forEach(manifest -> report(manifest, true));
            held.clear();
        }

        @Override
        public void definition(Blueprint blueprint) {
            compilation.bodies().parameters().refuseMetaparameters(blueprint);
            compilation.bodies().parameters().signature(blueprint);
        }

        @Override
        public void others(Manifest manifest, String module) {
            compilation.definitions().define(manifest);
        }
    }

    /// All that comes before the first statement of a manifest.
    void prepare() {
        trace.enter(Phase.IMPORT);
        compilation.known().importInitial();
        addStage();
        trace.enter(Phase.SITE);
        bind();
        trace.enter(Phase.BOOT_END);
        if (!isLayered("classes")) {
            request.classes().keySet().forEach(compilation.catalog()::addClass);
        }
        trace.enter(Phase.PARAMETERS);
        setNodeParameters();
        trace.enter(Phase.SETTINGS);
        addSettings();
    }

    /// The variables that a template sees without a manifest: those of the node, and the settings.
    void prepareTemplates() {
        addStage();
        setNodeParameters();
        addSettings();
    }

    void compile() {
        prepare();
        trace.enter(Phase.MAIN);
        evaluateMain();
        trace.enter(Phase.NODE);
        evaluateNode();
        trace.enter(Phase.NODE_CLASSES);
        addNodeClasses();
        trace.enter(Phase.BOUND_CLASSES);
        addBoundClasses();
        generate();
        trace.enter(Phase.PRE_FINISH);
        fillFromObjects();
        finish();
    }

    private void fillFromObjects() {
        Injection injection = compilation.injection();
        if (injection != null) {
            for (DraftResource resource : List.copyOf(compilation.resources())) {
                if (resource.isNative()) {
                    injection.fillFromObjects(resource);
                }
            }
        }
    }

    private void finish() {
        trace.enter(Phase.RELATIONSHIPS);
        Injection injection = compilation.injection();
        if (injection != null) {
            injection.addDependencies(compilation.relationships());
            injection.warnOfUnknownTargets(log);
        }
        compilation.relationships().evaluate();
        trace.enter(Phase.OVERRIDES);
        trace.enter(Phase.FINISH);
        finishing.finishResources();
        trace.enter(Phase.METAPARAMETERS);
        finishing.handOnMetaparameters();
        trace.enter(Phase.UNEVALUATED);
        compilation.overrides().requireAllUsed();
        requireAllRealized();
        trace.enter(Phase.FINAL);
        finishing.checkRelationships();
        trace.enter(Phase.CONVERT);
        checkAliases();
    }

    private void checkAliases() {
        try {
            compilation.catalog().checkAliases(resource -> !resource.virtual() || resource.exported());
        } catch (EvaluationError taken) {
            throw EvaluationError.placeless(taken.message());
        }
    }

    private void addStage() {
        DraftResource stage = new DraftResource(
                new Reference("Stage", "main"),
                Kind.NATIVE,
                snapshot.nativeType("stage"),
                null,
                compilation.top(),
                null,
                null);
        stage.declare(List.of());
        compilation.catalog().add(stage);
    }

    // A parameter set by the classifier wins over a fact of that name; only the environment itself sets `$environment`.
    private void setNodeParameters() {
        Scope top = compilation.scopes().top();
        SequencedMap<String, Value> parameters = NodeParameters.of(request, compilation.world());
        Injection injection = compilation.injection();
        if (injection != null && injection.isLayered("variables")) {
            request.parameters().keySet().forEach(parameters::remove);
        }
        NodeParameters.set(top, request, parameters, witness);
        if (injection != null) {
            injection.setVariables(top);
        }
    }

    private void addSettings() {
        Blueprint settings = Blueprint.builtIn("settings", null);
        DraftResource resource = new DraftResource(
                Reference.ofClass("settings"), Kind.UNKNOWN, null, settings, compilation.top(), settings, null);
        resource.declare(List.of());
        compilation.catalog().add(resource);
        compilation.known().addClass(settings);
        compilation.bodies().evaluate(resource);
        Scope scope = compilation.scopes().ofClass("settings");
        if (scope != null) {
            scope.preset(snapshot.settings(request.settings()));
        }
    }

    private void evaluateMain() {
        Blueprint main = Blueprint.builtIn("", mainBody());
        DraftResource resource = new DraftResource(
                new Reference("Class", "main"), Kind.UNKNOWN, null, main, compilation.top(), main, null);
        compilation.top().become(main, resource);
        resource.declare(List.of());
        compilation.add(compilation.top(), resource);
        try {
            compilation.bodies().evaluateMain(resource, main);
        } catch (BreakIteration stray) {
            throw Evaluator.illegalJump(stray.getMessage(), stray.place());
        }
    }

    private @Nullable Expression mainBody() {
        List<Manifest> manifests = snapshot.initialManifests();
        if (manifests.isEmpty()) {
            return null;
        }
        if (manifests.size() == 1) {
            return manifests.getFirst().body();
        }
        List<Expression> bodies = new ArrayList<>();
        manifests.forEach(manifest -> bodies.add(manifest.body()));
        return new Block(bodies, new Place(manifests.getFirst().file(), 0, 0));
    }

    private void evaluateNode() {
        if (!compilation.known().hasNodes()) {
            return;
        }
        Blueprint node = compilation.known().findNode(request.name());
        if (node == null) {
            throw EvaluationError.placeless(
                    "Could not find node statement with name 'default' or '" + request.name() + "'");
        }
        DraftResource resource = compilation.bodies().ensure(node, compilation.top());
        compilation.bodies().evaluate(resource);
        Scope scope = compilation.scopes().ofClass(node.name());
        if (scope != null && scope.container() instanceof Frame frame) {
            nodeFrame = frame;
        }
    }

    // Without bindings this is all that they cost.
    private void bind() {
        InjectionBoot boot = new InjectionBoot(compilation);
        boolean needed = boot.isNeeded();
        trace.enter(Phase.INJECTOR);
        if (needed) {
            Injection injection = boot.compose(null);
            injection.composition().requireSound();
            compilation.inject(injection);
            imports.reportHeld();
        }
    }

    private boolean isLayered(String part) {
        Injection injection = compilation.injection();
        return injection != null && injection.isLayered(part);
    }

    private void addBoundClasses() {
        Injection injection = compilation.injection();
        if (injection != null) {
            compilation.bodies().include(injection.classes(), nodeFrame == null ? compilation.top() : nodeFrame);
        }
    }

    // Those with parameters are declared, so that an existing one is an error; the others are included. All are evaluated later.
    private void addNodeClasses() {
        if (isLayered("classes")) {
            return;
        }
        Frame frame = nodeFrame == null ? compilation.top() : nodeFrame;
        List<Blueprint> declared = new ArrayList<>();
        List<String> included = new ArrayList<>();
        request.classes().forEach((name, parameters) -> {
            if (parameters.size() > 0) {
                declared.add(compilation.bodies().require(name));
            } else {
                included.add(name);
            }
        });
        for (Blueprint blueprint : declared) {
            compilation.bodies().declare(blueprint, frame, given(blueprint));
        }
        compilation.bodies().ensure(included, frame);
    }

    private List<DraftParameter> given(Blueprint blueprint) {
        List<DraftParameter> given = new ArrayList<>();
        Hash parameters = request.classes().get(blueprint.name());
        if (parameters != null) {
            parameters.entries().forEach((name, value) -> given.add(new DraftParameter(
                    Texts.of(name), value, blueprint, false, null, Origin.Given.CLASSIFIER)));
        }
        return given;
    }

    // Collectors first, then definitions; both may make more of both.
    private void generate() {
        for (int round = 0; ; round++) {
            if (round > MAX_ROUNDS) {
                throw EvaluationError.placeless("Somehow looped more than 1000 times while evaluating host catalog");
            }
            trace.enter(Phase.COLLECT);
            boolean collected = collect();
            trace.enter(Phase.DEFINE);
            boolean defined = define();
            if (!collected && !defined && !defineWaiting()) {
                return;
            }
        }
    }

    private boolean collect() {
        boolean any = false;
        for (PendingCollector collector : List.copyOf(compilation.collectors())) {
            any |= collector.collect(compilation);
        }
        return any;
    }

    private boolean define() {
        List<DraftResource> waiting = new ArrayList<>();
        Injection injection = compilation.injection();
        for (DraftResource resource : compilation.resources()) {
            if (!resource.evaluated() && !resource.virtual() && !resource.isNative()
                    && (injection == null || resource.isClass() || !injection.waits(resource))) {
                waiting.add(resource);
            }
        }
        waiting.forEach(this::evaluate);
        return !waiting.isEmpty();
    }

    // What waited for a resource to take parameters from has waited long enough when nothing else happens any more.
    private boolean defineWaiting() {
        Injection injection = compilation.injection();
        if (injection == null) {
            return false;
        }
        List<DraftResource> waiting = compilation.resources().stream()
                .filter(resource -> !resource.evaluated() && !resource.virtual() && !resource.isNative())
                .toList();
        if (waiting.isEmpty()) {
            return false;
        }
        // One that waits for another of them comes after it, unless they wait for each other.
        evaluate(waiting.stream()
                .filter(resource -> !injection.waitsForUnfinished(resource))
                .findFirst()
                .orElse(waiting.getFirst()));
        return true;
    }

    private void evaluate(DraftResource resource) {
        try {
            compilation.bodies().evaluate(resource);
        } catch (EvaluationError error) {
            if (error.isCrash()) {
                throw error;
            }
            String text = "Evaluation Error: Error while evaluating a Resource Statement, " + error.text();
            Place place = resource.place();
            throw place == null ? EvaluationError.placeless(text) : EvaluationError.atLine(text, place);
        } catch (BreakIteration stray) {
            // As Puppet does: the label is that of the jump, which has none of its own.
            throw Evaluator.illegalJump("Evaluation Error: Error while evaluating an Object, " + stray.getMessage(), stray.place());
        }
    }

    private void requireAllRealized() {
        List<String> left = new ArrayList<>();
        compilation.collectors().forEach(collector -> left.addAll(collector.unresolved()));
        if (!left.isEmpty()) {
            throw EvaluationError.placeless("Failed to realize virtual resources " + String.join(", ", left));
        }
    }
}
