package io.bindery.cli.bindings;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.SpokenLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.command.ToldProblems;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.function.Consumer;

/// The flags and output that all commands about bindings share: the selection of the node, and the form of the answer.
public final class BindingsRequest {
    /// For commands that list bindings.
    static final Flag ALL = Flag.on("all", "Also what is bound without anybody saying so: settings and the like.");

    private static final List<Flag> OWN = List.of(Flag.on("json", "Write the result as JSON, which is the default of export."));

    private final boolean json;
    private final CompileOptions options;
    private final Terminal terminal = new Terminal();

    public BindingsRequest(Flags flags) {
        this.json = flags.has("json");
        this.options = new CompileOptions(flags);
    }

    /// A synopsis with these flags behind its own.
    public static Synopsis taken(Synopsis synopsis) {
        return CompileOptions.taken(synopsis.with(OWN)).without("catalogs", "check-environment", "allow-generate");
    }

    /// Whether the flags name a node.
    boolean hasNode() {
        return options.node() != null;
    }

    /// Makes do without an environment where the flags lead to none.
    void makeEnvironmentOptional() {
        options.makeEnvironmentOptional();
    }

    boolean json() {
        return json;
    }

    /// A question to the compiler about the node. It returns the exit code.
    @FunctionalInterface
    interface Question {
        int ask(Compiler compiler, Request request, Log log) throws IOException;
    }

    int ask(Question question) {
        return askEarly((nodes, node, log) -> question.ask(nodes.compiler(), nodes.assemble(node, log), log));
    }

    /// A question that needs no environment. It returns the exit code.
    @FunctionalInterface
    public interface EarlyQuestion {
        int ask(NodeCompiler nodes, NodeRequest node, Log log) throws IOException;
    }

    public int askEarly(EarlyQuestion question) {
        NodeCompiler nodes = new NodeCompiler(new Compiler(Product.library()));
        FileTree files = nodes.compiler().library().files();
        SpokenLog log = new SpokenLog(terminal);
        try {
            int code = question.ask(nodes, options.request(files, options.settings(files, log), null), log);
            log.settle();
            return code;
        } catch (CompileError error) {
            new ToldProblems(terminal).failure(error);
            return 1;
        } catch (LoadError error) {
            return failed(error.message());
        } catch (NoSuchFileException missing) {
            return failed("Could not find file " + missing.getFile());
        } catch (IOException unusable) {
            return failed(String.valueOf(unusable.getMessage()));
        }
    }

    int failed(String message) {
        terminal.log(Terminal.Level.ERROR, message);
        return 1;
    }

    /// Prints an answer about a composition. It returns the exit code.
    @FunctionalInterface
    interface Answer {
        int of(Composition composition) throws IOException;
    }

    /// Answers from the composition for the node.
    int answer(Answer answer) {
        return ask((compiler, request, log) -> {
            Composition composition = compiler.bindings(request, log, null, found -> found);
            return unsound(composition) ? 1 : answer.of(composition);
        });
    }

    /// Prints the problems of a composition. Warnings alone do not make it invalid.
    boolean unsound(Composition composition) {
        composition.problems().forEach(this::tell);
        return composition.hasErrors();
    }

    void tell(BindingProblem problem) {
        new ToldProblems(terminal).tell(problem);
    }

    /// Prints a result in the requested format.
    public int print(Consumer<JsonOutput> asJson, String text) throws IOException {
        if (json) {
            JsonOutput out = new JsonOutput();
            asJson.accept(out);
            out.newline().writeTo(System.out);
        } else {
            System.out.print(text);
        }
        return 0;
    }
}
