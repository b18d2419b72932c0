package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.List;

/// A chaining arrow stands on the line of its right operand.
final class ArrowOnRightOperandLine implements Rule {
    private static final List<LintKind> ARROWS = List.of(LintKind.IN_EDGE, LintKind.IN_EDGE_NOTIFY);

    @Override
    public String name() {
        return "arrow_on_right_operand_line";
    }

    @Override
    public String purpose() {
        return "A chaining arrow stands on the line of its right operand.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : ARROWS) {
            for (LintToken arrow : manifest.tokens(kind)) {
                LintToken right = manifest.codeAfter(arrow);
                if (right != null && right.line() != arrow.line()) {
                    problems.warning(arrow, "arrow should be on the right operand's line", edits(manifest, arrow, right));
                }
            }
        }
    }

    private static Edit[] edits(LintedManifest manifest, LintToken arrow, LintToken right) {
        LintToken space = manifest.before(arrow);
        LintToken next = manifest.after(arrow);
        boolean blankFollows = next != null && (next.is(LintKind.NEWLINE) || next.is(LintKind.WHITE_SPACE));
        int start = blankFollows && space != null && space.is(LintKind.WHITE_SPACE) ? space.start() : arrow.start();
        return new Edit[] {new Edit(start, arrow.end(), ""), Edit.insert(right.start(), arrow.value() + " ")};
    }
}
