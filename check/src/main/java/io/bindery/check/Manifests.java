package io.bindery.check;

import io.bindery.check.finding.Finding;
import io.bindery.check.finding.Findings;
import io.bindery.check.name.KnownNames;
import io.bindery.check.name.Mentions;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.lint.Linter;
import io.bindery.puppet.lint.Mending;
import io.bindery.puppet.lint.Problem;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Path;

/// Inspects manifests: syntax, static checks, puppet-lint's rules; and collects what they define and mention.
final class Manifests {
    private final CheckPlan plan;
    private final Layout layout;
    private final KnownNames names;
    private final ValidatorSettings settings;

    Manifests(CheckPlan plan, Layout layout, KnownNames names) {
        this.plan = plan;
        this.layout = layout;
        this.names = names;
        Path manifest = layout.environment().manifest();
        this.settings = new ValidatorSettings(
                Strictness.WARNING,
                manifest == null ? "" : manifest.toString(),
                layout.environment().modulepath().stream().map(Path::toString).toList());
    }

    Inspected inspect(SourceFile given, Path path, Findings findings) {
        String full = path.toAbsolutePath().normalize().toString();
        SourceFile source = plan.fix() ? mended(given, path, full, findings) : given;
        Parser.WithLexemes read = Parser.parseWithLexemes(source);
        ParseResult parsed = read.parsed();
        String module = layout.moduleOf(path);
        // Only where Puppet loads it from a module does a file's path say what may be defined in it.
        Validator.check(parsed, layout.isLoaded(path) ? settings : ValidatorSettings.PLAIN).forEach(findings::add);
        lint(plan.linter().run(source, full, read.lexemes()), findings);
        if (parsed.hasErrors()) {
            return new Inspected(findings, null, "");
        }
        Mentions mentions = Mentions.of(parsed.program());
        names.add(parsed.program(), mentions.defaulted());
        return new Inspected(findings, mentions, module);
    }

    private static void lint(Linter.Findings linted, Findings findings) {
        for (Problem problem : linted.problems()) {
            String reason = problem.ignored();
            findings.add(problem, reason == null ? null : new Finding.Excuse.Ignored(reason));
        }
        linted.complaints().forEach(complaint -> findings.warning("control_comment", 0, 0, complaint));
    }

    private SourceFile mended(SourceFile source, Path path, String full, Findings findings) {
        Mending.Result result = Mending.mend(plan.linter(), source, full);
        if (result.mended().isEmpty()) {
            return source;
        }
        try {
            FileReplacement.replace(path, result.text());
        } catch (IOException unwritable) {
            findings.error("unwritable", 0, 0, "the file cannot be replaced: " + unwritable.getMessage());
            return source;
        }
        result.mended().forEach(problem -> findings.add(problem, new Finding.Excuse.Mended()));
        return new SourceFile(source.name(), result.text());
    }
}
