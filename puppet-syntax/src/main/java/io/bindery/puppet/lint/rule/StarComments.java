package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.stream.Collectors;

/// Comments start with #, not with a slash and a star.
final class StarComments implements Rule {
    @Override
    public String name() {
        return "star_comments";
    }

    @Override
    public String purpose() {
        return "Comments start with #, not with a slash and a star.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintToken comment : manifest.tokens(LintKind.BLOCK_COMMENT)) {
            problems.warning(comment, "/* */ comment found", edits(manifest, comment));
        }
    }

    // Code after the comment on the same line would become part of it.
    private static Edit[] edits(LintedManifest manifest, LintToken comment) {
        LintToken next = manifest.after(comment);
        if (next != null && !next.is(LintKind.NEWLINE)) {
            return new Edit[0];
        }
        LintToken before = manifest.before(comment);
        String indent = before != null && before.kind().isWhiteSpace() && before.is(LintKind.INDENT) ? before.value() : "";
        String lines = comment.value().strip().lines().map(line -> ("# " + line.strip()).stripTrailing()).collect(Collectors.joining("\n" + indent));
        return new Edit[] {Edit.replace(comment, lines.isEmpty() ? "#" : lines)};
    }
}
