package io.bindery.puppet.lint;

import io.bindery.puppet.lint.rule.LintRules;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A case of `rules.txt`: a manifest, what puppet-lint found in it, and what its `--fix` made of it.
///
/// @param found one line for each problem
/// @param fixed the manifest where nothing was fixed
record LintCase(String title, String manifest, String found, String fixed) {
    private static final String PATH = "/m/manifests/init.pp";

    static List<LintCase> read(Path corpus) throws IOException {
        List<LintCase> cases = new ArrayList<>();
        String[] parts = Files.readString(corpus).split("(?m)^### ");
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            cases.add(of(parts[i].substring(0, end), parts[i].substring(end + 1)));
        }
        return cases;
    }

    private static LintCase of(String title, String rest) {
        String[] sections = rest.split("(?m)^---- (found|fixed)\n");
        String manifest = written(sections[0].substring(0, sections[0].length() - 1));
        String found = sections.length > 1 ? sections[1].strip() : "";
        String fixed = sections.length > 2 ? written(sections[2].substring(0, sections[2].length() - 1)) : manifest;
        return new LintCase(title, manifest, found, fixed);
    }

    private static String written(String text) {
        return text.replace('␉', '\t').replace('␠', ' ').replace('␍', '\r');
    }

    private Linter linter() {
        LintOptions options = new LintOptions(LintRules.ALL);
        LintRules.ALL.forEach(rule -> options.enable(rule.name(), true));
        return options.linter(title.contains("--relative"));
    }

    /// What our rules find, in the form of `found`.
    String ours() {
        return linter().run(new SourceFile("init.pp", manifest), PATH).problems().stream()
                .filter(problem -> problem.ignored() == null)
                .map(problem -> problem.line() + ":" + problem.column() + " " + problem.severity().name().toLowerCase(Locale.ROOT) + " "
                        + problem.rule() + ": " + problem.message())
                .collect(Collectors.joining("\n"));
    }

    /// What our edits make of the manifest.
    String oursFixed() {
        return Mending.mend(linter(), new SourceFile("init.pp", manifest), PATH).text();
    }
}
