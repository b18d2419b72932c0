package io.bindery.cli.validate;

import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.puppet.syntax.printer.Dump;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.UnreadableSource;
import java.util.List;
import java.util.function.Function;

/// The output formats of a syntax tree.
record TreeFormat(Notation notation, boolean pretty) {
    /// The notations.
    enum Notation {
        PN,
        JSON
    }

    static final List<Flag> FLAGS = List.of(
            Flag.taking("format", "NOTATION", "pn for Puppet's extended S-expressions (the default), or json."),
            Flag.on("json", "The same as --format json."),
            Flag.on("pretty", "Indent."));

    /// Shows the trees of all files; the exit code.
    static int dump(Flags flags, Inputs inputs, Function<String, Source> kind) {
        Notation asked = flags.oneOf(Notation.class, "format");
        if (flags.has("json") && asked == Notation.PN) {
            throw new UsageError("--json and --format pn contradict each other");
        }
        return new TreeFormat(flags.has("json") ? Notation.JSON : asked == null ? Notation.PN : asked, flags.has("pretty")).dump(inputs, kind);
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
