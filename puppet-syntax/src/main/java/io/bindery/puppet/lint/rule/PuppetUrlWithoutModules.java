package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The path of a puppet URL starts with modules.
final class PuppetUrlWithoutModules implements Rule {
    private static final List<LintKind> STARTS = List.of(LintKind.SINGLE_QUOTED, LintKind.DOUBLE_QUOTED, LintKind.STRING_HEAD);
    private static final Pattern PATH = Pattern.compile("puppet://.*?/(.+)");

    @Override
    public String name() {
        return "puppet_url_without_modules";
    }

    @Override
    public String purpose() {
        return "The path of a puppet URL starts with modules.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (LintKind kind : STARTS) {
            for (LintToken token : manifest.tokens(kind)) {
                if (token.value().startsWith("puppet://")) {
                    Matcher path = PATH.matcher(token.value());
                    boolean found = path.find();
                    if (!found || !path.group(1).startsWith("modules/")) {
                        problems.warning(token, "puppet:// URL without modules/ found", edits(token));
                    }
                }
            }
        }
    }

    private static Edit[] edits(LintToken token) {
        int slash = token.value().indexOf('/', "puppet://".length());
        return slash < 0 ? new Edit[0] : new Edit[] {Edit.insert(token.start() + 1 + slash + 1, "modules/")};
    }
}
