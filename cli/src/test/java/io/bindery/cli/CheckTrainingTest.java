package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.check.CheckTrainingCommand;
import io.bindery.data.JsonReader;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The repo that the training run of `check` checks: a class that it does not reach is missing in the AOT cache.
final class CheckTrainingTest {
    @Test
    void findsProblemsOfMostKinds(@TempDir Path repo) {
        CheckTrainingCommand.write(repo);
        String out = Ran.command("check", "--no-config", "--json", repo.toString()).out();
        Hash result = (Hash) JsonReader.read(new SourceFile("out", out), ValueBuilder.VALUES);
        Set<String> rules = ((Arr) result.get("findings")).elements().stream()
                .map(finding -> ((Str) ((Hash) finding).get("check")).value())
                .collect(Collectors.toSet());
        assertThat(rules).hasSizeGreaterThan(40).contains("unknown_class", "eyaml_block", "yaml_syntax", "arrow_alignment");
    }
}
