package io.bindery.fleet;

import io.bindery.fleet.code.CodeRequest;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.SiteSetup;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.compile.SharedRuby;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetDiff;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.nodes.NodeFacts;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.FileContents;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.RubyBridge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.jspecify.annotations.Nullable;

/// A git repository of a site in a folder of the test's, and a few nodes.
public final class SmallSite {
    public static final Path ROOT = Path.of("/site/environments/production");

    // Templates are rendered without JRuby.
    private static final SharedRuby RUBY = new SharedRuby(places -> new RubyBridge(null, places));

    private final Path folder;
    private final Path cache;
    private final Git git;
    private final List<FleetNode> nodes = new ArrayList<>();
    private final FileContents contents = FileContents.shared();

    public SmallSite(Path folder) {
        try {
            this.folder = Files.createDirectories(folder.resolve("repository"));
            this.cache = folder.resolve("cache");
            this.git = Git.init().setDirectory(this.folder.toFile()).setInitialBranch("main").call();
        } catch (GitAPIException | IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    public Path folder() {
        return folder;
    }

    public SmallSite write(String path, String text) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), text);
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public SmallSite remove(String path) {
        try {
            Files.delete(folder.resolve(path));
            return this;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Commits all files; the commit's id.
    public String commit() {
        try {
            git.add().addFilepattern(".").call();
            git.add().addFilepattern(".").setUpdate(true).call();
            return git.commit().setMessage("state").setAuthor("t", "t@example.com").setSign(false).call().name();
        } catch (GitAPIException failure) {
            throw new IllegalStateException(failure);
        }
    }

    public SmallSite node(String name, Map<String, String> facts) {
        Map<Value, Value> values = new LinkedHashMap<>();
        facts.forEach((key, value) -> values.put(Str.of(key), Str.of(value)));
        nodes.add(new FleetNode(name, new NodeFacts.Given(Hash.of(values))));
        return this;
    }

    public List<FleetNode> nodes() {
        return nodes;
    }

    public CodeState state(String name) {
        return state(name, new CodeRequest.ModuleSource(true, null, false));
    }

    public CodeState state(String name, CodeRequest.ModuleSource modules) {
        return new CodeStates(new CodeRequest(folder, "", ROOT, cache, modules)).open(name);
    }

    public static SiteSetup setup() {
        Settings settings = Settings.defaults("puppet")
                .with(Map.of("environmentpath", "/site/environments", "hiera_config", "/site/none.yaml", "storeconfigs", "true"));
        return new SiteSetup(
                "production", settings, Hash.EMPTY, Program.OF_ENVIRONMENT, ClassificationSource.OF_SETTINGS, Generators.FORBIDDEN, null);
    }

    public StateCompiler compiler(CodeState state) {
        return compiler(state, setup());
    }

    public StateCompiler compiler(CodeState state, SiteSetup setup) {
        return new StateCompiler(state, setup, RUBY.at(state), contents);
    }

    public FleetResult diff(String from, String to, Comparing comparing, boolean everything) {
        return diff(from, to, comparing, everything, null);
    }

    public FleetResult diff(String from, String to, Comparing comparing, boolean everything, @Nullable InputStore store) {
        FleetDiff.Sides sides = new FleetDiff.Sides(compiler(state(from)), compiler(state(to)));
        try {
            return new FleetDiff(sides, comparing, everything, store).run(nodes, new FleetWorkers(2), done -> {});
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public FleetResult diff(String from, String to) {
        return diff(from, to, Comparing.USUAL, false);
    }
}
