package io.bindery.puppet.node;

import io.bindery.puppet.bind.site.EnvironmentChoice;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.bind.site.SelectionRequest;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.eval.setting.Limits;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.NodeClassifier.ClassifiedNode;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.name.InvalidName;
import io.bindery.puppet.name.NodeName;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.value.Hash;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Turns a caller's request into a compile: reads the facts, runs the classifier, chooses the environment, and compiles its
/// snapshot. Any number of threads may use one.
public final class NodeCompiler {
    private final Compiler compiler;
    private final EnvironmentSource environments;

    /// One whose environments are the directories on `environmentpath`.
    public NodeCompiler(Compiler compiler) {
        this(compiler, EnvironmentSource.directories(compiler.library()));
    }

    public NodeCompiler(Compiler compiler, EnvironmentSource environments) {
        this.compiler = compiler;
        this.environments = environments;
    }

    /// The compiler of all these requests, for questions that are not about a catalog.
    public Compiler compiler() {
        return compiler;
    }

    /// The catalog of a node; an empty one where its agent has to ask again, in another environment.
    ///
    /// @throws io.bindery.puppet.load.LoadError if facts, classifier or environment cannot be had
    /// @throws io.bindery.puppet.compile.CompileError if Puppet would fail to compile, with its message
    public Catalog compile(NodeRequest node, Log log) {
        return compile(node, log, Trace.NONE);
    }

    /// The same, with an observer of each stage and body.
    public Catalog compile(NodeRequest node, Log log, Trace trace) {
        Request request = assemble(node, log);
        return asksAgain(node, request, log)
                ? Catalog.empty(request.name(), request.environment().name())
                : compiler.compile(request, log, trace);
    }

    /// The catalog of a node, and the resources of it that are stored for other nodes.
    ///
    /// @throws io.bindery.puppet.load.LoadError if facts, classifier or environment cannot be had
    /// @throws io.bindery.puppet.compile.CompileError if Puppet would fail to compile, with its message
    public Compiled compileAll(NodeRequest node, Log log) {
        return compileAll(node, log, Trace.NONE);
    }

    /// The same, with an observer of each stage and body.
    public Compiled compileAll(NodeRequest node, Log log, Trace trace) {
        return compileAll(node, log, trace, Witness.NONE);
    }

    /// The same, with an observer of the facts and keys that are read.
    public Compiled compileAll(NodeRequest node, Log log, Trace trace, Witness witness) {
        Request request = assemble(node, log);
        if (asksAgain(node, request, log)) {
            Catalog empty = Catalog.empty(request.name(), request.environment().name());
            return new Compiled(empty, empty);
        }
        return compiler.compileAll(request, log, trace, witness);
    }

    /// The request for the compiler: facts read, node classified, environment chosen.
    ///
    /// @throws io.bindery.puppet.load.LoadError if one of them cannot be had
    public Request assemble(NodeRequest node, Log log) {
        SelectionRequest selection = selection(node);
        EnvironmentChoice choice = environment(log).choose(node, selection);
        Environment chosen = choice.environment();
        boolean elsewhere = node.environment().isElsewhere(selection.classified().environment(), selection.settings());
        Settings settings = selection.settings();
        return new Request(
                selection.certname(),
                node.program().in(chosen, elsewhere),
                choice.byManifest() ? settings.with("envdir", String.valueOf(chosen.directory())) : settings,
                selection.evaluation(),
                selection.facts(),
                selection.trusted(),
                selection.serverFacts(),
                selection.classified().classes(),
                selection.classified().parameters(),
                node.exported(),
                node.codeId());
    }

    /// Whether the node's agent has to ask again: it requested this check, and its environment is not the one it requested.
    public boolean asksAgain(NodeRequest node, Request request, Log log) {
        String asked = node.environment().askedByAgent();
        String chosen = request.environment().name();
        if (!node.environment().check() || asked == null || asked.equals(chosen)) {
            return false;
        }
        log.write(
                LogLevel.WARNING,
                null,
                "Requested environment '" + asked + "' did not match server specified environment '" + chosen + "'");
        return true;
    }

    /// The answer of a request's classifier for its node, or null if the classifier does not know the node.
    ///
    /// @throws io.bindery.puppet.load.LoadError if facts or classifier cannot be had
    public @Nullable Classification classify(NodeRequest node) {
        Library library = compiler.library();
        return new NodeClassification(library.files(), node.settings()).find(node.classification(), classified(node, library));
    }

    /// Why the node has its environment, in lines for people.
    public List<String> environmentReasons(NodeRequest node, Log log) {
        return environment(log).choose(node, selection(node)).reasons().get();
    }

    /// The environments that nodes could have, as far as this one can tell.
    public List<ListedEnvironment> environments(NodeRequest node, Log log) {
        return environment(log).list(selection(node));
    }

    private ChosenEnvironment environment(Log log) {
        return new ChosenEnvironment(compiler, environments, log);
    }

    private SelectionRequest selection(NodeRequest node) {
        Library library = compiler.library();
        Settings settings = node.settings();
        ClassifiedNode classified = classified(node, library);
        return new SelectionRequest(
                node.certname(),
                settings,
                evaluation(settings, node.serverFacts()),
                classified.facts(),
                classified.trusted(),
                node.serverFacts(),
                node.environment().askedByAgent(),
                new NodeClassification(library.files(), settings).classify(node.classification(), classified));
    }

    // Facts, data and catalogs of a node are in files of its name.
    private static ClassifiedNode classified(NodeRequest node, Library library) {
        try {
            new NodeName(node.certname());
        } catch (InvalidName invalid) {
            throw new LoadError(invalid.message());
        }
        Hash facts = node.facts().read(node.certname(), library, node.settings());
        return new ClassifiedNode(node.certname(), facts, node.trusted().toHash(), node.transaction());
    }

    private static EvaluationSettings evaluation(Settings settings, Hash serverFacts) {
        Strictness strict = Strictness.valueOf(settings.require("strict").toUpperCase(Locale.ROOT));
        boolean strictVariables = settings.isOn("strict_variables");
        LanguageVersion version = LanguageVersion.of(serverFacts.get("serverversion")).with(strict, strictVariables);
        return new EvaluationSettings(strict, strictVariables, Limits.STANDARD, version);
    }
}
