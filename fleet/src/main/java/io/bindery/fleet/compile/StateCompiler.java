package io.bindery.fleet.compile;

import io.bindery.data.DataError;
import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileContents;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Compiles nodes at one state of the code. Any number of threads may use one.
public final class StateCompiler implements CompiledState {
    private final CodeState state;
    private final SiteSetup setup;
    private final NodeCompiler nodes;

    /// @param ruby runs what modules bring in Ruby, at this state
    /// @param contents what is known of the contents of files, at other states too
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
        Looks looks = new Looks();
        return Looks.during(looks, () -> attempt(node, facts, exported, log, looks));
    }

    private Outcome attempt(FleetNode node, Hash facts, ExportedResources exported, Log log, Looks looks) {
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
            Compiled compiled = nodes.compiler().compileAll(request.in(plain(request.environment())), log, Trace.NONE);
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
