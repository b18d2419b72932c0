package io.bindery.fleet.compile;

import io.bindery.data.DataError;
import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.ScopeView;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.CallWatch;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileContents;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Compiles nodes at one state of the code. Any number of threads may use one.
public final class StateCompiler implements CompiledState {
    private static final Log SILENT = (level, source, message) -> {};
    private static final Watch UNWATCHED = new Watch(Trace.NONE, Witness.NONE, Watch.NO_CALLS);

    private final CodeState state;
    private final SiteSetup setup;
    private final NodeCompiler nodes;

    /// @param ruby runs what modules bring in Ruby, at this state
    /// @param contents cached results about the contents of files, shared with other states
    public StateCompiler(CodeState state, SiteSetup setup, StateRuby ruby, FileContents contents) {
        this.state = state;
        this.setup = setup;
        this.nodes = new NodeCompiler(new Compiler(new Library(state.files(), ruby, ruby, contents), setup.generators()));
    }

    @Override
    public CodeState state() {
        return state;
    }

    @Override
    public Outcome compile(FleetNode node, Hash facts, ExportedResources exported, Log log) {
        return compile(node, facts, exported, log, UNWATCHED);
    }

    /// The same, with an observer.
    public Outcome compile(FleetNode node, Hash facts, ExportedResources exported, Log log, Watch watch) {
        Looks looks = new Looks();
        return Looks.during(
                looks,
                () -> watch.calls() == Watch.NO_CALLS
                        ? attempt(node, facts, exported, log, looks, watch)
                        : ScopedValue.where(CallWatch.CURRENT, watch.calls()).call(() -> attempt(node, facts, exported, log, looks, watch)));
    }

    /// The environment at this state, as a node's compile finds it.
    public Snapshot snapshot(FleetNode node, Hash facts) {
        Request request = nodes.assemble(request(node, facts, ExportedResources.NONE), SILENT);
        return nodes.compiler().library().snapshot(request.environment(), Strictness.WARNING);
    }

    /// The answer to a question about a node's data, asked from its top scope before the first statement is evaluated.
    ///
    /// @throws CompileError if the site is wrong
    public <T> T ask(FleetNode node, Hash facts, BiFunction<Lookup, ScopeView, T> question) {
        Request request = nodes.assemble(request(node, facts, ExportedResources.NONE), SILENT);
        return nodes.compiler().askBeforeMain(request.in(plain(request.environment())), SILENT, question);
    }

    private Outcome attempt(FleetNode node, Hash facts, ExportedResources exported, Log log, Looks looks, Watch watch) {
        Set<String> collected = new TreeSet<>();
        ExportedResources asked = type -> {
            collected.add(type);
            return exported.find(type);
        };
        if (!setup.classification().equals(ClassificationSource.OF_SETTINGS)) {
            Looks.unseen("what the node classifier says");
        }
        try {
            Request request = nodes.assemble(request(node, facts, asked), log);
            Compiled compiled = nodes.compiler().compileAll(request.in(plain(request.environment())), log, watch.trace(), watch.witness());
            List<Resource> exports = compiled.stored().resources().stream().filter(Resource::exported).toList();
            Map<Reference, Path> sources = new ServedFiles(state.files(), request.environment().modulepath()).of(compiled.catalog());
            return new Outcome.Compiled(compiled.catalog(), exports, collected, sources, looks);
        } catch (CompileError error) {
            return new Outcome.Failed(error.message(), error.file(), error.line(), looks);
        } catch (LoadError | DataError | CodeError error) {
            return failed(String.valueOf(error.getMessage()), looks);
        } catch (UncheckedIOException unreadable) {
            return failed(LoadError.unreadable(unreadable).message(), looks);
        } catch (StackOverflowError deep) {
            return failed("stack level too deep", looks);
        } catch (OutOfMemoryError full) {
            return failed("failed to allocate memory", looks);
        } catch (RuntimeException | LinkageError | AssertionError bug) {
            return failed("internal error: " + bug, looks);
        }
    }

    private static Outcome failed(String message, Looks looks) {
        return new Outcome.Failed(message, null, 0, looks);
    }

    private NodeRequest request(FleetNode node, Hash facts, ExportedResources exported) {
        return NodeRequest.of(node.name(), setup.settings())
                .withFacts(new FactsSource.Given(facts))
                .withTrusted(new TrustedData(Str.of("remote"), node.name(), node.extensions(), Hash.EMPTY))
                .withServerFacts(setup.serverFacts())
                .withEnvironment(new EnvironmentRequest(setup.environment(), null, state.root(), setup.modulepath(), false, false))
                .withProgram(setup.program())
                .withClassification(setup.classification())
                .withExported(exported);
    }

    // No command of the code's says the version of a catalog: it would be run once for each state, and differ.
    private static Environment plain(Environment environment) {
        @Nullable String none = null;
        return environment.configVersion() == null
                ? environment
                : new Environment(
                        environment.name(),
                        environment.directory(),
                        environment.modulepath(),
                        environment.manifest(),
                        none,
                        environment.code(),
                        environment.richData(),
                        environment.bindingsDirectory(),
                        environment.timeout());
    }
}
