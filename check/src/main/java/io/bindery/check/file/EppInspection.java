package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.SourceFile;
import java.nio.file.Path;

/// Parses and validates EPP templates.
final class EppInspection implements Inspection {
    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        Validator.check(Parser.parseEpp(source), ValidatorSettings.PLAIN).forEach(findings::add);
    }
}
