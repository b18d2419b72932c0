package io.bindery.check.file;

import io.bindery.check.finding.Findings;
import io.bindery.files.FileView;
import io.bindery.hiera.ConfigProblem;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.nio.file.Path;

/// Checks a `hiera.yaml` as a lookup would.
record HieraInspection(FileView files) implements Inspection {
    @Override
    public void inspect(SourceFile source, Path path, Findings findings) {
        Value config = YamlInspection.read(source, findings);
        if (config == null) {
            return;
        }
        if (!(config instanceof Hash hash)) {
            findings.error("hiera_config", 1, 1, "File exists but does not contain a valid YAML hash");
            return;
        }
        for (ConfigProblem problem : ConfigProblem.of(path, hash, files)) {
            if (problem.severity() == Severity.ERROR) {
                findings.error("hiera_config", problem.line(), problem.line() > 0 ? 1 : 0, problem.message());
            } else {
                findings.warning("hiera_config", problem.line(), problem.line() > 0 ? 1 : 0, problem.message());
            }
        }
    }
}
