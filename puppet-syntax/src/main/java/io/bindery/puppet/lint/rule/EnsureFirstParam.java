package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;
import java.util.List;

/// The attribute ensure is the first of a resource.
final class EnsureFirstParam implements Rule {
    @Override
    public String name() {
        return "ensure_first_param";
    }

    @Override
    public String purpose() {
        return "The attribute ensure is the first of a resource.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            List<LintToken> names = resource.named("ensure");
            if (resource.type().is(LintKind.CLASS) || names.isEmpty() || names.getFirst() == resource.parameters().getFirst()) {
                continue;
            }
            LintToken ensure = names.getFirst();
            problems.warning(ensure, "ensure found on line but it's not the first attribute", edits(manifest, resource.parameters().getFirst(), ensure));
        }
    }

    /// Lets the first attribute and `ensure` change places.
    private static Edit[] edits(LintedManifest manifest, LintToken first, LintToken ensure) {
        LintToken firstEnd = manifest.next(first, LintKind.COMMA);
        LintToken ensureEnd = manifest.next(ensure, LintKind.COMMA, LintKind.SEMICOLON);
        if (firstEnd == null || ensureEnd == null || firstEnd.index() > ensure.index()) {
            return new Edit[0];
        }
        String text = manifest.file().text();
        String firstText = text.substring(first.start(), firstEnd.start());
        String ensureText = text.substring(ensure.start(), ensureEnd.start());
        if (ensureText.indexOf('}') >= 0 && ensureText.indexOf('{') < 0) {
            return new Edit[0];
        }
        return new Edit[] {new Edit(first.start(), firstEnd.start(), ensureText), new Edit(ensure.start(), ensureEnd.start(), firstText)};
    }
}
