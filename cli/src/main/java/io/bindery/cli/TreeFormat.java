package io.bindery.cli;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.puppet.syntax.Dump;
import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Program;
import io.bindery.text.UnreadableSource;
import java.util.List;
import java.util.function.Function;

/// How a syntax tree is to be shown.
record TreeFormat(Notation notation, boolean pretty) {
    /// The notations.
    enum Notation {
        PN,
        JSON
    }

    static final List<Flag> FLAGS = List.of(
            new Flag("format", '\0', Argument.REQUIRED, "pn for Puppet's extended S-expressions (the default), or json"),
            new Flag("pretty", '\0', Argument.NONE, "Indent"));

    /// Shows the trees of all files; the exit code.
    static int dump(Flags flags, Inputs inputs, Function<String, Source> kind) {
        boolean pretty = flags.has("pretty");
        return switch (flags.value("format", "pn")) {
            case "pn" -> new TreeFormat(Notation.PN, pretty).dump(inputs, kind);
            case "json" -> new TreeFormat(Notation.JSON, pretty).dump(inputs, kind);
            default -> unknown(flags.value("format", ""));
        };
    }

    private static int unknown(String format) {
        System.err.println("Error: --format is one of pn, json; not " + format);
        return 1;
    }

    private int dump(Inputs inputs, Function<String, Source> kind) {
        SpokenVerdict verdict = new SpokenVerdict();
        int code = 0;
        for (String file : inputs.files()) {
            code |= dump(kind.apply(file), verdict);
        }
        for (String problem : inputs.problems()) {
            verdict.problem(problem);
            code = 1;
        }
        return code;
    }

    private int dump(Source source, SpokenVerdict verdict) {
        try {
            ParseResult parsed = source.parse(source.read());
            verdict.diagnostics(source, parsed.diagnostics());
            if (parsed.hasErrors()) {
                return 1;
            }
            System.out.println(text(parsed.program()));
            return 0;
        } catch (UnreadableSource e) {
            verdict.unreadable(source, e.reason(), e.hint());
            return 1;
        }
    }

    private String text(Program program) {
        return switch (notation) {
            case PN -> pretty ? Dump.prettyPn(program) : Dump.pn(program);
            case JSON -> pretty ? Dump.prettyJson(program) : Dump.json(program);
        };
    }
}
