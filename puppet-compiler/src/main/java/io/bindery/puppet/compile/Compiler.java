package io.bindery.puppet.compile;

import io.bindery.files.FileStamp;
import io.bindery.hiera.Hiera;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.bind.site.EnvironmentChoice;
import io.bindery.puppet.bind.site.EnvironmentSelection;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.bind.site.SelectionRequest;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogIds;
import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.eval.SharedCache;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.ModuleProblem;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.load.SteadyReading;
import io.bindery.puppet.value.Hash;
import io.bindery.regex.RegexBudget;
import io.bindery.regex.RegexBudgetException;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Compiles a request into a catalog. A compiler holds only state that all compiles share; any number of threads may use one.
public final class Compiler {
    /// How long all regular expressions of a compile may take together.
    private static final Duration REGEX_TIME = Duration.ofMillis(1_500);
    private static final Pattern POSITION =
            Pattern.compile("\\((?:file: ([^,)]*), )?line: (\\d+)(?:, column: (\\d+))?\\)");
    private static final Pattern FILE = Pattern.compile("\\(file: ([^,)]*)\\)");

    private final Library library;
    private final Shared shared;
    private final Supplier<String> uuids;

    /// One whose compiles run no commands.
    public Compiler(Library library) {
        this(library, Generators.REFUSED);
    }

    public Compiler(Library library, Generators generators) {
        this(library, new CatalogIds(), generators);
    }

    /// @param uuids gives each catalog its id
    public Compiler(Library library, Supplier<String> uuids) {
        this(library, uuids, Generators.REFUSED);
    }

    private Compiler(Library library, Supplier<String> uuids, Generators generators) {
        this.library = library;
        this.shared = new Shared(new SharedCache(), new Hiera(library.files()), generators);
        this.uuids = uuids;
    }

    public Library library() {
        return library;
    }

    /// The catalog of a request.
    ///
    /// @throws CompileError if Puppet would fail, with its message
    public Catalog compile(Request request, Log log) {
        return compile(request, log, Trace.NONE);
    }

    /// The same, with an observer of each stage and body.
    public Catalog compile(Request request, Log log, Trace trace) {
        Run run = run(request, log, trace, Witness.NONE);
        return run.shipping().shipped(version(run), uuids.get());
    }

    /// The catalog of a request, and the resources of it that are stored.
    ///
    /// @param trace receives each stage
    /// @throws CompileError if Puppet would fail, with its message
    public Compiled compileAll(Request request, Log log, Trace trace) {
        return compileAll(request, log, trace, Witness.NONE);
    }

    /// The same, with a witness of all reads besides files.
    public Compiled compileAll(Request request, Log log, Trace trace, Witness witness) {
        Run run = run(request, log, trace, witness);
        Version version = version(run);
        String uuid = uuids.get();
        return new Compiled(run.shipping().shipped(version, uuid), run.shipping().stored(version, uuid));
    }

    private static Version version(Run run) {
        String command = run.snapshot().environment().configVersion();
        if (command == null) {
            return new Version.Time(run.snapshot().taken());
        }
        return new Version.Text(run.snapshot().configVersion(command));
    }

    private Run run(Request request, Log log, Trace trace, Witness witness) {
        return RegexBudget.sharing(REGEX_TIME, () -> library.ruby().during(() -> runStages(request, log, trace, witness)));
    }

    private Run runStages(Request request, Log log, Trace trace, Witness witness) {
        HeldLog held = new HeldLog();
        try {
            return library.steadyReading().done(() -> new CompileAttempt(request, held, trace, witness), _ -> startAgain(request, held));
        } finally {
            held.pass(log);
        }
    }

    private void startAgain(Request request, HeldLog log) {
        library.forget(request.environment());
        log.forget();
    }

    /// One attempt at a compile. It is repeated if files changed while it ran.
    private final class CompileAttempt implements SteadyReading.Attempt<Run> {
        private final Request request;
        private final Log log;
        private final Trace trace;
        private final Witness witness;
        private Map<Path, FileStamp> seen = Map.of();

        CompileAttempt(Request request, Log log, Trace trace, Witness witness) {
            this.request = request;
            this.log = log;
            this.trace = trace;
            this.witness = witness;
        }

        @Override
        public Run done() {
            return attempt(request, log, trace, witness, snapshot -> seen = snapshot.seen());
        }

        @Override
        public Map<Path, FileStamp> seen() {
            return seen;
        }
    }

    private Run attempt(Request request, Log log, Trace trace, Witness witness, Consumer<Snapshot> uses) {
        Run run = null;
        try {
            trace.enter(Phase.BOOT_START);
            trace.enter(Phase.ENVIRONMENT);
            Snapshot snapshot = snapshot(request, log);
            uses.accept(snapshot);
            run = new Run(snapshot, request, shared, log, witness, trace);
            run.compile();
            return run;
        } catch (EvaluationError error) {
            throw hinted(failure(error, request, log), error, request, run);
        } catch (BindingsError error) {
            throw failure(error, request, log);
        } catch (RegexBudgetException slow) {
            throw failure(EvaluationError.placeless(String.valueOf(slow.getMessage())), request, log);
        } catch (StackOverflowError deep) {
            throw new CompileError("stack level too deep", null, 0, 0, null, deep);
        }
    }

    private static CompileError hinted(CompileError failure, EvaluationError error, Request request, @Nullable Run run) {
        if (run == null) {
            return failure;
        }
        Place place = error.place();
        return failure.hinting(() -> new FailureHints(
                        failure.message(),
                        place == null ? null : place.file(),
                        run.snapshot(),
                        run.compilation().resources().stream().map(resource -> resource.reference().toString()).toList(),
                        names(request.facts()))
                .hints());
    }

    private static Set<String> names(Hash facts) {
        return facts.entries().keySet().stream().map(io.bindery.puppet.convert.RubyText::of).collect(Collectors.toSet());
    }

    /// An answer from a node's data, asked from the node's top scope when its compile is done.
    ///
    /// @throws CompileError if the compile fails
    public <T> T ask(Request request, Log log, BiFunction<Lookup, ScopeView, T> question) {
        return ask(request, log, Run::compile, question);
    }

    /// The same before the first statement of a manifest is evaluated: of the manifests only what they bind counts.
    ///
    /// @throws CompileError if the site is wrong
    public <T> T askBeforeMain(Request request, Log log, BiFunction<Lookup, ScopeView, T> question) {
        return ask(request, log, Run::prepare, question);
    }

    /// Whether the initial manifests say anything about bindings.
    public boolean configuresBindings(Request request) {
        return snapshot(request).initialManifests().stream().anyMatch(manifest -> !manifest.configuration().isEmpty());
    }

    private Snapshot snapshot(Request request, Log log) {
        Snapshot snapshot = snapshot(request);
        for (ModuleProblem problem : snapshot.moduleProblems()) {
            log.write(problem.leftOut() ? LogLevel.ERR : LogLevel.WARNING, null, problem.text());
        }
        return snapshot;
    }

    private Snapshot snapshot(Request request) {
        return library.snapshot(request.environment(), request.evaluation().strict());
    }

    private <T> T ask(Request request, Log log, Consumer<Run> stages, BiFunction<Lookup, ScopeView, T> question) {
        return after(
                request,
                log,
                stages,
                compilation -> question.apply(
                        compilation.world().lookup(), new LookupScope(compilation.evaluator(), compilation.scopes().top())));
    }

    /// Has templates rendered for a node, by themselves.
    ///
    /// @throws CompileError if one cannot be
    public <T> T templates(Request request, Log log, Function<TemplateDesk, T> work) {
        return after(request, log, Run::prepareTemplates, compilation -> work.apply(new TemplateDesk(compilation, log)));
    }

    private <T> T after(Request request, Log log, Consumer<Run> stages, Function<Compilation, T> work) {
        return library.ruby().during(() -> afterwards(request, log, stages, work));
    }

    private <T> T afterwards(Request request, Log log, Consumer<Run> stages, Function<Compilation, T> work) {
        try {
            Snapshot snapshot = snapshot(request, log);
            Run run = new Run(snapshot, request, shared, log, Witness.NONE, Trace.NONE);
            stages.accept(run);
            return work.apply(run.compilation());
        } catch (EvaluationError error) {
            throw failure(error, request, log);
        } catch (BindingsError error) {
            throw failure(error, request, log);
        }
    }

    /// An answer about the bindings of a node. The node is not compiled; errors of bindings are part of the composition.
    ///
    /// @param imported a model in place of the site's own, as JSON data; null for none
    /// @throws CompileError if the site cannot be read
    public <T> T bindings(Request request, Log log, @Nullable Hash imported, Function<Composition, T> question) {
        try {
            return question.apply(desk(request, log).compose(imported));
        } catch (EvaluationError error) {
            throw failure(error, request, log);
        } catch (BindingsError error) {
            throw failure(error, request, log);
        }
    }

    /// How the value of a key comes about, or null if nothing is bound at all.
    ///
    /// @throws CompileError if the site or its bindings are wrong
    public @Nullable Explanation explainBinding(Request request, Log log, Key key) {
        BindingsDesk desk = desk(request, log);
        try {
            return desk.isNeeded() ? desk.compose(null).requireSound().injector().explain(key) : null;
        } catch (EvaluationError error) {
            throw failure(error, request, log);
        } catch (BindingsError error) {
            throw failure(error, request, log);
        }
    }

    /// An answer about the bindings of a node, even if the site or bindings are broken: the errors are part of the composition.
    public <T> T bindingsAnyhow(Request request, Log log, Function<Composition, T> question) {
        return question.apply(desk(request, log).composeAnyhow());
    }

    /// The injector of a node once its catalog is compiled, so that values which are taken from resources are known.
    ///
    /// @throws CompileError if the node cannot be compiled
    public <T> T injectorAfterCompile(Request request, Log log, Function<Injector, T> question) {
        return after(request, log, Run::compile, compilation -> question.apply(compilation.world().injector()));
    }

    /// All that can be found wrong with the bindings of a site.
    ///
    /// @param forNode whether what holds for the request's node only is looked at too
    public List<BindingProblem> checkBindings(Request request, boolean forNode, Log log) {
        return desk(request, log).check(forNode);
    }

    private BindingsDesk desk(Request request, Log log) {
        Snapshot snapshot = snapshot(request);
        return new Run(snapshot, request, shared, log, Witness.NONE, Trace.NONE).desk();
    }

    /// The environment an environments manifest chooses for a node.
    ///
    /// @throws CompileError with all that is wrong with the manifest
    public EnvironmentChoice chooseEnvironment(Path manifest, SelectionRequest request, Log log) {
        return select(request, log, selection -> selection.choose(manifest, request));
    }

    /// All the environments that an environments manifest knows of.
    ///
    /// @throws CompileError with all that is wrong with the manifest
    public List<ListedEnvironment> environments(Path manifest, SelectionRequest request, Log log) {
        return select(request, log, selection -> selection.list(manifest, request));
    }

    private <T> T select(SelectionRequest request, Log log, Function<EnvironmentSelection, T> question) {
        try {
            return question.apply(new EnvironmentSelection(library, shared.cache(), log::write));
        } catch (EvaluationError error) {
            throw unlocated(error.text() + " on node " + request.certname(), error);
        } catch (BindingsError error) {
            throw wrong(error, request.certname());
        }
    }

    private static CompileError wrong(BindingsError error, String node) {
        return at(error, error.message() + " on node " + node, error);
    }

    // The text may name other places before the one it is about.
    private static CompileError at(BindingsError error, String message, Throwable cause) {
        SourceLocation first = error.problems().getFirst().location();
        return new CompileError(message, first.file(), first.line(), first.column(), null, cause);
    }

    private static CompileError failure(BindingsError error, Request request, Log log) {
        log.write(LogLevel.ERR, null, error.message());
        return wrong(error, request.name());
    }

    private static CompileError failure(EvaluationError error, Request request, Log log) {
        if (error.isBare()) {
            return new CompileError(error.message(), null, 0, 0, null, error);
        }
        String message = error.text() + " on node " + request.name();
        Place place = error.place();
        log.write(LogLevel.ERR, null, place != null && error.showsColumn() ? withoutEnvironment(error, request) : message);
        // As Puppet does: an error that Ruby code raised with a line is reported as plain text, and tools find the line in that
        // text.
        if (place == null || !error.showsColumn() && !message.startsWith("Evaluation Error:")) {
            return error.getCause() instanceof BindingsError bound ? at(bound, message, error) : unlocated(message, error);
        }
        return located(message, error, place);
    }

    private static String withoutEnvironment(EvaluationError error, Request request) {
        String prefix = "Could not parse for environment " + request.environment().name() + ": ";
        return error.message().startsWith(prefix) ? error.message().substring(prefix.length()) : error.message();
    }

    private static CompileError located(String message, EvaluationError error, Place place) {
        String file = place.file().name();
        return new CompileError(
                message,
                file.isEmpty() ? null : file,
                place.isWhole() ? 0 : place.line(),
                place.isWhole() || !error.showsColumn() ? 0 : place.column(),
                place,
                error);
    }

    // As Puppet's own tools do: the first position that the text mentions.
    private static CompileError unlocated(String message, @Nullable Throwable cause) {
        Matcher position = POSITION.matcher(message);
        if (!position.find()) {
            Matcher file = FILE.matcher(message);
            return new CompileError(message, file.find() ? file.group(1) : null, 0, 0, null, cause);
        }
        String column = position.group(3);
        return new CompileError(
                message,
                position.group(1),
                Integer.parseInt(position.group(2)),
                column == null ? 0 : Integer.parseInt(column),
                null,
                cause);
    }
}
