package io.bindery.puppet.lint;

import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Applies the edits of problems to a text, repeatedly, until no rule returns an edit.
public final class Mending {
    /// One edit may give reason for another: quotes move arrows, arrows move comments.
    private static final int MOST_ROUNDS = 10;

    private Mending() {}

    /// @param text the fixed text; the original if nothing was fixed
    /// @param mended the fixed problems, as they were found
    public record Result(String text, List<Problem> mended) {
        public Result {
            mended = List.copyOf(mended);
        }
    }

    /// Mends a manifest. A manifest that parses still does afterwards: edits that break it are left out.
    public static Result mend(Linter linter, SourceFile file, String path) {
        boolean valid = !Parser.parse(file).hasErrors();
        SourceFile current = file;
        List<Problem> mended = new ArrayList<>();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            SourceFile before = current;
            List<Problem> chosen = chosen(linter.run(current, path).problems());
            if (valid && breaks(before, chosen)) {
                chosen = chosen.stream().filter(problem -> !breaks(before, List.of(problem))).toList();
            }
            if (chosen.isEmpty() || valid && breaks(before, chosen)) {
                break;
            }
            SourceFile next = new SourceFile(file.name(), apply(before.text(), chosen));
            mended.addAll(chosen);
            current = next;
        }
        return new Result(current.text(), mended);
    }

    private static boolean breaks(SourceFile file, List<Problem> problems) {
        return Parser.parse(new SourceFile(file.name(), apply(file.text(), problems))).hasErrors();
    }

    /// The problems that can be mended together: no two touch the same text.
    private static List<Problem> chosen(List<Problem> problems) {
        List<Problem> chosen = new ArrayList<>();
        List<Edit> taken = new ArrayList<>();
        for (Problem problem : problems) {
            boolean free = problem.edits().stream().noneMatch(edit -> taken.stream().anyMatch(other -> overlap(edit, other)));
            if (problem.ignored() == null && !problem.edits().isEmpty() && free) {
                chosen.add(problem);
                taken.addAll(problem.edits());
            }
        }
        return chosen;
    }

    private static boolean overlap(Edit left, Edit right) {
        return left.start() < right.end() && right.start() < left.end() || left.start() == right.start();
    }

    private static String apply(String text, List<Problem> problems) {
        List<Edit> edits = new ArrayList<>(problems.stream().flatMap(problem -> problem.edits().stream()).toList());
        edits.sort(Comparator.comparingInt(Edit::start));
        StringBuilder result = new StringBuilder(text.length() + 64);
        int at = 0;
        for (Edit edit : edits) {
            result.append(text, at, edit.start()).append(edit.replacement());
            at = edit.end();
        }
        return result.append(text, at, text.length()).toString();
    }
}
