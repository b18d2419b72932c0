package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.FunctionCalls;
import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.policy.PolicyCheck;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.PolicyCode;
import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.References;
import io.bindery.files.FileReading;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Loads the policy: each file is parsed and pre-evaluated before its own inputs are loaded, so that the list of inputs may be
/// computed.
final class Loading {
    private static final int MOST_ERRORS = 12;

    private final Evaluation evaluation;
    private final Passes passes;
    private final FunctionCalls calls;
    private final ControlBodies controlBodies;
    private final Controls controls;
    private final Sources sources;
    private final Options options;
    private final Consumer<Diagnostic> problems;
    private final Trace trace;
    private final Set<String> seenPaths = new HashSet<>();
    private final Set<String> seenTexts = new HashSet<>();
    private boolean failed;
    private boolean hasErrors;

    Loading(Session session, Sources sources, RunSetup setup) {
        this.evaluation = session.evaluation;
        this.passes = session.passes;
        this.calls = session.calls;
        this.controlBodies = session.controlBodies;
        this.controls = session.controls;
        this.options = session.options;
        this.sources = sources;
        this.problems = setup.problems();
        this.trace = setup.trace();
    }

    /// Loads the entry file and all it includes; false if the policy cannot be used.
    boolean load() {
        load(options.inputFile(), true);
        if (hasErrors) {
            evaluation.log().error("There are syntax errors in policy files");
            return false;
        }
        if (failed) {
            return false;
        }
        report(PolicyCheck.partial(evaluation.policy(), evaluation.tables()).stream()
                .filter(problem -> problem.severity() == Severity.ERROR)
                .toList());
        PolicyCheck.injected(evaluation.policy())
                .forEach(name -> evaluation.log().error("Ignoring remotely-injected variable '" + name + "'"));
        return !hasErrors;
    }

    /// What only a policy that is to be run must satisfy.
    boolean checkRunnable() {
        boolean comments = evaluation.policy().bodies().stream()
                .filter(body -> body.isControl() && body.kind().equals("common"))
                .flatMap(body -> body.attributes().stream())
                .anyMatch(attribute -> attribute.name().equals("require_comments")
                        && attribute.value() instanceof Rvalue.Quoted(String text, var _)
                        && (text.equals("true") || text.equals("yes") || text.equals("on")));
        report(PolicyCheck.runnable(evaluation.policy(), evaluation.tables(), comments));
        return !hasErrors;
    }

    private void report(List<Diagnostic> diagnostics) {
        for (Diagnostic diagnostic : diagnostics) {
            hasErrors |= diagnostic.severity() == Severity.ERROR;
            problems.accept(diagnostic);
        }
    }

    /// What is wrong inside one file, up to as many errors as the reference program has the patience for.
    private void reportFile(List<Diagnostic> diagnostics) {
        int errors = 0;
        for (Diagnostic diagnostic : diagnostics) {
            report(List.of(diagnostic));
            if (diagnostic.severity() == Severity.ERROR && diagnostic.code() != PolicyCode.UNREADABLE && ++errors > MOST_ERRORS) {
                problems.accept(Diagnostic.error(PolicyCode.TOO_MANY_ERRORS, "Too many errors", null));
                throw FatalError.alreadyTold();
            }
        }
    }

    private List<Block> loadInput(String name) {
        String path = name.startsWith("/") ? name : options.inputDirectory() + "/" + name;
        return load(path, false);
    }

    /// The blocks of a file and of all it includes.
    private List<Block> load(String path, boolean entry) {
        String canonical = canonical(path);
        if (!seenPaths.add(canonical)) {
            return List.of();
        }
        String text = read(path);
        if (text == null || !seenTexts.add(text)) {
            return List.of();
        }
        trace.step("load " + path);
        evaluation.log().verbose("BEGIN parsing file: " + path);
        PolicyFile file = sources.read(path, text, options);
        evaluation.log().verbose("END   parsing file: " + path);
        reportFile(file.diagnostics());
        if (file.diagnostics().stream().anyMatch(problem -> problem.severity() == Severity.ERROR)) {
            return List.of();
        }
        List<Block> blocks = renameMain(file.blocks(), entry);
        if (!isConsistent(blocks)) {
            return List.of();
        }
        blocks.forEach(evaluation.policy()::add);
        resolve(blocks);
        List<Block> loaded = new ArrayList<>(blocks);
        loaded.addAll(loadInputs(blocks, "common"));
        loaded.addAll(loadInputs(blocks, "file"));
        return loaded;
    }

    /// Checks a file on its own, before anything of it is evaluated.
    private boolean isConsistent(List<Block> blocks) {
        Policy own = new Policy();
        blocks.forEach(own::add);
        List<Diagnostic> found = PolicyCheck.partial(own, evaluation.tables());
        report(found);
        return found.stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
    }

    /// `__main__` of the entry file is `main`; that of other files is left out.
    private static List<Block> renameMain(List<Block> blocks, boolean entry) {
        List<Block> renamed = new ArrayList<>();
        for (Block block : blocks) {
            if (block instanceof Block.Bundle bundle && bundle.name().equals("__main__") && bundle.kind().equals("agent")) {
                if (entry) {
                    renamed.add(new Block.Bundle(
                            bundle.kind(), bundle.namespace(), "main", bundle.parameters(), bundle.sections(), bundle.place()));
                }
            } else {
                renamed.add(block);
            }
        }
        return renamed;
    }

    private List<Block> loadInputs(List<Block> blocks, String kind) {
        List<Block> loaded = new ArrayList<>();
        for (Block block : blocks) {
            if (block instanceof Block.Body body && body.isControl() && body.kind().equals(kind)) {
                controlBodies.inputs(body).forEach(input -> loadInput(body, input, loaded));
            }
        }
        return loaded;
    }

    /// Loads an input by its name as written.
    ///
    /// @param loaded what the control body's earlier inputs came to; this one's is added
    private void loadInput(Block.Body body, Rvalue written, List<Block> loaded) {
        if (!(written instanceof Rvalue.Quoted(String name, Place _))) {
            evaluation.log().error("Non-file object in inputs list");
            return;
        }
        if (References.holdsAny(name)) {
            // As CFEngine does: a name that is computed may depend on the inputs before it, which are evaluated once more.
            resolve(loaded);
            controlBodies.names(body, name).forEach(each -> loadComputed(each, loaded));
        } else {
            loaded.addAll(loadInput(name));
        }
    }

    private void loadComputed(String name, List<Block> loaded) {
        if (References.holdsAny(name)) {
            evaluation.log().error("Unresolved variable '" + name + "' in input list, cannot parse");
        } else {
            loaded.addAll(loadInput(name));
        }
    }

    /// Pre-evaluates all of the policy.
    void resolve() {
        List<Block> blocks = new ArrayList<>(evaluation.policy().bundles());
        blocks.addAll(evaluation.policy().bodies());
        resolve(blocks);
    }

    /// Pre-evaluates bundles, common ones first, then the variables of all others, then the control bodies.
    private void resolve(List<Block> blocks) {
        for (Block block : blocks) {
            if (block instanceof Block.Bundle bundle && bundle.kind().equals("common")) {
                inBundle(bundle, () -> passes.resolve(bundle));
            }
        }
        for (Block block : blocks) {
            if (block instanceof Block.Bundle bundle && !bundle.kind().equals("common") && options.component().evaluates(bundle.kind())) {
                inBundle(bundle, () -> passes.resolve(bundle));
            }
        }
        for (Block block : blocks) {
            if (block instanceof Block.Body body) {
                controlBodies.evaluate(body, controls);
            }
        }
        calls.caching(controls.of("common").flag("cache_system_functions", true));
    }

    private void inBundle(Block.Bundle bundle, Runnable action) {
        evaluation.push(bundle, false);
        try {
            action.run();
        } finally {
            evaluation.pop();
        }
    }

    private static String canonical(String path) {
        try {
            return ByteText.path(path).toRealPath().toString();
        } catch (IOException e) {
            return path;
        }
    }

    private @Nullable String read(String path) {
        Path file = ByteText.path(path);
        try {
            if (Files.isDirectory(file)) {
                return absent("Can't parse directory '" + path + "'.");
            }
            if (InputSafety.isWritableByOthers(file)) {
                evaluation.log().error("File '" + path + "' (owner " + Files.getAttribute(file, "unix:uid")
                        + ") is writable by others (security exception)");
                throw FatalError.alreadyTold();
            }
            return ByteText.of(FileReading.bytes(file));
        } catch (NoSuchFileException e) {
            return absent("Can't stat file '" + path + "' for parsing. (stat: No such file or directory)");
        } catch (IOException e) {
            evaluation.log().error("Can't open file '" + path + "' for parsing. (fopen: " + e.getMessage() + ")");
            failed = true;
            return null;
        }
    }

    /// What an input that is not there comes to: nothing if the policy allows that, else the end.
    private @Nullable String absent(String message) {
        if (ignoresMissing()) {
            return null;
        }
        evaluation.log().error(message);
        throw FatalError.alreadyTold();
    }

    private boolean ignoresMissing() {
        return evaluation.policy().bodies().stream()
                .filter(body -> body.isControl() && body.kind().equals("common"))
                .flatMap(body -> body.attributes().stream())
                .anyMatch(attribute -> attribute.name().equals("ignore_missing_inputs")
                        && attribute.value() instanceof Rvalue.Quoted(String text, var _)
                        && (text.equals("true") || text.equals("yes") || text.equals("on")));
    }
}
