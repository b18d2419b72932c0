package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import java.util.ArrayList;
import java.util.List;

/// The arrows between a pair of braces, and their common column: one space after the longest name.
final class ArrowBlock {
    private final LintedManifest manifest;
    private final List<LintToken> arrows = new ArrayList<>();
    private int column;
    /// The column of the first name.
    private int nameColumn;

    ArrowBlock(LintedManifest manifest) {
        this.manifest = manifest;
    }

    void add(LintToken arrow) {
        LintToken last = manifest.codeBefore(arrow);
        if (last == null) {
            return;
        }
        LintToken first = last;
        while (last.is(LintKind.STRING_TAIL) && !first.is(LintKind.STRING_HEAD) && first.index() > 0) {
            first = manifest.tokens().get(first.index() - 1);
        }
        if (nameColumn == 0) {
            nameColumn = first.column();
        }
        // Another arrow on the line: the name would have to go to a line of its own.
        boolean shared = arrows.stream().anyMatch(other -> other.line() == arrow.line());
        int end = shared ? nameColumn + width(first.start(), last.end()) : last.column() + width(last.start(), last.end());
        column = Math.max(column, end + 1);
        arrows.add(arrow);
    }

    private int width(int start, int end) {
        return manifest.file().text().codePointCount(start, end);
    }

    void report(Problems problems) {
        boolean manyLines = arrows.stream().mapToInt(LintToken::line).distinct().count() > 1;
        for (LintToken arrow : arrows) {
            if (manyLines && arrow.column() != column) {
                String message = "indentation of => is not properly aligned (expected in column " + column + ", but found it in column "
                        + arrow.column() + ")";
                problems.warning(arrow, message, edits(arrow));
            }
        }
        arrows.clear();
        column = 0;
        nameColumn = 0;
    }

    private Edit[] edits(LintToken arrow) {
        boolean shared = arrows.stream().anyMatch(other -> other.line() == arrow.line() && other.index() < arrow.index());
        return shared ? newLine(arrow) : shift(arrow);
    }

    private Edit[] shift(LintToken arrow) {
        LintToken before = manifest.before(arrow);
        int start = before != null && before.is(LintKind.WHITE_SPACE) ? before.start() : arrow.start();
        int width = arrow.start() - start + column - arrow.column();
        return width < 0 ? new Edit[0] : new Edit[] {new Edit(start, arrow.start(), " ".repeat(width))};
    }

    private Edit[] newLine(LintToken arrow) {
        LintToken name = manifest.codeBefore(arrow);
        LintToken space = name == null ? null : manifest.before(name);
        if (name == null || space == null || !space.is(LintKind.WHITE_SPACE)) {
            return new Edit[0];
        }
        int width = column - nameColumn - width(name.start(), name.end());
        return width < 0
                ? new Edit[0]
                : new Edit[] {
                    Edit.replace(space, "\n" + " ".repeat(nameColumn - 1)), new Edit(name.end(), arrow.start(), " ".repeat(width))
                };
    }
}
