package io.bindery.cli.epp;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.Excerpt;
import io.bindery.cli.command.LogOptions;
import io.bindery.cli.command.Product;
import io.bindery.cli.command.SpokenLog;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.CompileOptions;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.cli.lookup.LookupNode;
import io.bindery.cli.lookup.LookupProblem;
import io.bindery.files.FileReading;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.compile.TemplateDesk;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// `bindery epp render`: renders templates, as `puppet epp render` does.
public final class EppRenderCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return LookupNode.taken(new Synopsis(
                        "bindery epp render [FLAGS] [TEMPLATE...]",
                        """
                        Renders templates as text.
                        TEMPLATE: a template of a module, module/name.epp, or a file; standard input if there is none.""",
                        Flag.taking("e", "SOURCE", "A template given here.").withLetter('e'),
                        Flag.taking("values", "CODE", "Puppet code that gives a hash of the values of the template's parameters, or undef."),
                        Flag.taking("values-file", "FILE", "The same from a .pp or .yaml file; --values goes over it.").or("values_file"),
                        new Flag("header", '\0', Argument.OPPOSITE, "Name each of several templates before its text (the default).")))
                .without("manifest")
                .noting("Exit codes: 0 all were rendered; 1 one was not");
    }

    @Override
    public int run(Flags flags) throws IOException {
        Terminal terminal = LogOptions.terminal(flags);
        SpokenLog log = new SpokenLog(terminal);
        NodeCompiler nodes = new NodeCompiler(new Compiler(Product.library()));
        FileTree files = nodes.compiler().library().files();
        try {
            NodeRequest node = new LookupNode(flags).request(files, log, false, file -> FactsFile.read(files, file));
            Request request = nodes.assemble(node, log);
            return render(flags, nodes.compiler(), request.in(request.environment().withoutManifests()), log, terminal);
        } catch (LookupProblem problem) {
            terminal.log(Terminal.Level.ERROR, problem.text());
        } catch (LoadError error) {
            terminal.log(Terminal.Level.ERROR, error.message());
        }
        return 1;
    }

    private static int render(Flags flags, Compiler compiler, Request request, SpokenLog log, Terminal terminal) throws IOException {
        TemplateValues values = new TemplateValues(flags);
        String given = flags.value("e");
        if (given != null || flags.rest().isEmpty()) {
            String source = given != null ? given : new String(FileReading.bytes(System.in, "standard input"), StandardCharsets.UTF_8);
            return print(compiler, request, log, terminal, desk -> desk.inline(source, values.of(desk)));
        }
        int code = 0;
        boolean headed = flags.rest().size() > 1 && !Boolean.FALSE.equals(flags.choice("header"));
        String separator = "";
        for (String name : flags.rest()) {
            String header = headed ? separator + "--- " + name + "\n" : "";
            String file = Files.exists(Path.of(name)) ? CompileOptions.absolute(name) : null;
            code |= print(compiler, request, log, terminal, desk -> header + desk.file(name, file, values.of(desk)));
            separator = "\n";
        }
        return code;
    }

    /// A question to a template desk.
    private interface Rendering {
        String by(TemplateDesk desk);
    }

    private static int print(Compiler compiler, Request request, SpokenLog log, Terminal terminal, Rendering rendering)
            throws IOException {
        try {
            String text = compiler.templates(request, log, rendering::by);
            log.settle();
            System.out.write(text.getBytes(StandardCharsets.UTF_8));
            // As Puppet does: the text ends with its line.
            if (!text.endsWith("\n")) {
                System.out.write('\n');
            }
            System.out.flush();
            return 0;
        } catch (CompileError error) {
            log.end();
            terminal.log(Terminal.Level.ERROR, error.message().replaceFirst(" on node \\S+$", ""));
            Excerpt.failure(error).forEach(terminal::note);
            return 1;
        }
    }
}
