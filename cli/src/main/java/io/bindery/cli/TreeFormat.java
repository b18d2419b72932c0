package io.bindery.cli;

import io.bindery.puppet.syntax.Dump;
import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Program;
import io.bindery.text.UnreadableSource;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Option;

/// How a syntax tree is to be shown.
final class TreeFormat {
    /// The notations.
    enum Notation {
        PN,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "pn for Puppet's extended S-expressions, or json (default: ${DEFAULT-VALUE}).")
    private Notation notation = Notation.PN;

    @Option(names = "--pretty", description = "Indent.")
    private boolean pretty;

    /// Shows the trees of all files; the exit code.
    int dump(Inputs inputs, Function<String, Source> kind) {
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
