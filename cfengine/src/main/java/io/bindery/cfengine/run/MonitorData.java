package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// The data that a monitor left for the agent in `state/env_data`: each line is a class, or a variable of `mon` with its value.
final class MonitorData {
    static final String FILE = "env_data";
    static final List<String> TAGS = List.of("monitoring", "source=environment");
    static final List<String> CLASS_TAGS = List.of("monitoring", "source=environment", "hardclass");

    /// The age from which data no longer describes the host.
    private static final Duration LIFE = Duration.ofMinutes(15);

    private MonitorData() {}

    static void load(Path state, Instant now, Evaluation evaluation) {
        Path file = state.resolve(FILE);
        try {
            if (!Files.isRegularFile(file) || Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(LIFE))) {
                return;
            }
            for (String line : ByteText.lines(ByteText.of(FileReading.bytes(file)))) {
                define(line, evaluation);
            }
        } catch (IOException e) {
            evaluation.log().verbose("Unable to detect environment from cf-monitord: " + e.getMessage());
        }
    }

    private static void define(String line, Evaluation evaluation) {
        int equals = line.indexOf('=');
        if (equals > 0) {
            VariableName name = new VariableName("default", "mon", line.substring(0, equals), List.of());
            evaluation.variables().define(name, VariableType.STRING, new Scalar(line.substring(equals + 1)), TAGS);
        } else if (!line.isBlank()) {
            evaluation.classes().defineHard(line, CLASS_TAGS);
        }
    }
}
