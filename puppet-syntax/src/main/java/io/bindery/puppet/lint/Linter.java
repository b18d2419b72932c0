package io.bindery.puppet.lint;

import io.bindery.puppet.syntax.reader.Lexeme;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Runs rules over manifests.
///
/// @param relative whether the layout of a module is checked without the module's own directory
public record Linter(List<Rule> rules, boolean relative) {
    private static final Comparator<Problem> BY_PLACE =
            Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column).thenComparing(Problem::rule);

    public Linter {
        rules = List.copyOf(rules);
    }

    /// The problems that rules found in a manifest, excused ones too, in the order of the text.
    ///
    /// @param complaints errors about control comments without a counterpart
    public record Findings(List<Problem> problems, List<String> complaints) {
        static final Findings NONE = new Findings(List.of(), List.of());

        public Findings {
            problems = List.copyOf(problems);
            complaints = List.copyOf(complaints);
        }
    }

    /// Judges a manifest that nobody has read yet.
    ///
    /// @param path the absolute path of the file
    public Findings run(SourceFile file, String path) {
        return rules.isEmpty() ? Findings.NONE : run(file, path, Lexeme.read(file));
    }

    /// Judges a manifest. One that the lexer refuses has no tokens to judge.
    ///
    /// @param path the absolute path of the file
    /// @param lexemes of the file; null if the lexer refused it
    public Findings run(SourceFile file, String path, @Nullable List<Lexeme> lexemes) {
        if (rules.isEmpty() || lexemes == null) {
            return Findings.NONE;
        }
        LintedManifest manifest = new LintedManifest(file, path, relative, TokenReader.read(file, lexemes));
        ControlComments comments = new ControlComments(manifest);
        List<Problem> found = new ArrayList<>();
        for (Rule rule : rules) {
            Problems problems = new Problems(rule.name());
            rule.check(manifest, problems);
            for (Problem problem : problems.found()) {
                String reason = comments.reason(problem);
                found.add(reason == null ? problem : problem.ignored(reason));
            }
        }
        found.sort(BY_PLACE);
        return new Findings(found, comments.complaints());
    }
}
