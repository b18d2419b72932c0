package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.eval.setting.Limits;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An environment in memory and a node to compile in it. Each `with` gives a new one.
record Site(
        MemoryTree files,
        String node,
        Hash facts,
        SequencedMap<String, Hash> classes,
        SequencedMap<String, Value> parameters,
        Map<String, String> settings,
        ExportedResources exported,
        String code) {
    static final String DIRECTORY = "/env/production";

    static Site of(String manifest) {
        return new Site(
                        MemoryTree.EMPTY,
                        "web01.example.com",
                        Hash.EMPTY,
                        new LinkedHashMap<>(),
                        new LinkedHashMap<>(),
                        Map.of(),
                        ExportedResources.NONE,
                        "")
                .file("manifests/site.pp", manifest);
    }

    /// With a file, by its path in the environment.
    Site file(String path, String text) {
        MemoryTree more = files.with(DIRECTORY + "/" + path, text);
        return new Site(more, node, facts, classes, parameters, settings, exported, code);
    }

    /// With a file outside of the environment, by its whole path.
    Site elsewhere(String path, String text) {
        return new Site(files.with(path, text), node, facts, classes, parameters, settings, exported, code);
    }

    Site node(String name) {
        return new Site(files, name, facts, classes, parameters, settings, exported, code);
    }

    Site fact(String name, String value) {
        SequencedMap<Value, Value> more = new LinkedHashMap<>(facts.entries());
        more.put(Str.of(name), Str.of(value));
        return new Site(files, node, Hash.of(more), classes, parameters, settings, exported, code);
    }

    Site classified(String name, Hash given) {
        SequencedMap<String, Hash> more = new LinkedHashMap<>(classes);
        more.put(name, given);
        return new Site(files, node, facts, more, parameters, settings, exported, code);
    }

    Site parameter(String name, String value) {
        SequencedMap<String, Value> more = new LinkedHashMap<>(parameters);
        more.put(name, Str.of(value));
        return new Site(files, node, facts, classes, more, settings, exported, code);
    }

    Site setting(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, value);
        return new Site(files, node, facts, classes, parameters, more, exported, code);
    }

    Site exporting(ExportedResources others) {
        return new Site(files, node, facts, classes, parameters, settings, others, code).setting("storeconfigs", "true");
    }

    Site code(String program) {
        return new Site(files, node, facts, classes, parameters, settings, exported, program);
    }

    Environment environment() {
        Path directory = Path.of(DIRECTORY);
        return Environment.of("production", directory, List.of(directory.resolve("modules")), directory.resolve("manifests"))
                .withCode(code);
    }

    Request request() {
        Settings all = Settings.defaults("puppet.example.com").with("hiera_config", "/nowhere/hiera.yaml").with(settings);
        EvaluationSettings evaluation = new EvaluationSettings(
                Strictness.valueOf(all.require("strict").toUpperCase(java.util.Locale.ROOT)),
                all.isOn("strict_variables"),
                Limits.STANDARD,
                LanguageVersion.PUPPET_8);
        Hash serverFacts = Hash.of(Str.of("servername"), Str.of("puppet.example.com"));
        return new Request(
                node,
                environment(),
                all,
                evaluation,
                facts,
                TrustedData.remote(node).toHash(),
                serverFacts,
                classes,
                parameters,
                exported,
                null);
    }

    Outcome compile() {
        return compile(files);
    }

    /// Compiles what these files hold now.
    Outcome compile(FileTree tree) {
        return compile(new Compiler(new Library(tree), () -> "uuid"));
    }

    Outcome compile(Compiler compiler) {
        List<String> log = new ArrayList<>();
        List<Phase> phases = new ArrayList<>();
        Log lines = (level, source, message) -> log.add(level.word() + ": " + (source == null ? "" : source + ": ") + message);
        try {
            Compiled compiled = compiler.compileAll(request(), lines, phases::add);
            return new Outcome(compiled.catalog(), compiled.stored(), null, log, phases);
        } catch (CompileError error) {
            return new Outcome(null, null, error, log, phases);
        }
    }

    /// What came of a compile.
    record Outcome(
            @Nullable Catalog made,
            @Nullable Catalog storedCatalog,
            @Nullable CompileError error,
            List<String> log,
            List<Phase> phases) {

        Catalog catalog() {
            if (made == null) {
                throw new AssertionError("did not compile: " + message());
            }
            return made;
        }

        Catalog stored() {
            if (storedCatalog == null) {
                throw new AssertionError("did not compile: " + message());
            }
            return storedCatalog;
        }

        String message() {
            return error == null ? "" : error.message();
        }

        /// References of all resources, in order.
        List<String> resources() {
            return catalog().resources().stream().map(resource -> resource.reference().toString()).toList();
        }

        List<String> edges() {
            return catalog().edges().stream().map(edge -> edge.source() + " -> " + edge.target()).toList();
        }

        /// A parameter's value, or null.
        @Nullable Value value(String reference, String parameter) {
            return catalog().resources().stream()
                    .filter(resource -> resource.reference().toString().equals(reference))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no " + reference + " in " + resources()))
                    .value(parameter);
        }

        List<String> tags(String reference) {
            return catalog().resources().stream()
                    .filter(resource -> resource.reference().toString().equals(reference))
                    .findFirst()
                    .orElseThrow()
                    .tags();
        }

        /// What `notice` said, in order.
        List<String> notices() {
            return log.stream()
                    .filter(line -> line.startsWith("notice: "))
                    .map(line -> line.substring(line.indexOf("): ") + 3))
                    .toList();
        }
    }
}
