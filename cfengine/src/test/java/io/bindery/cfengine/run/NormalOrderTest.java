package io.bindery.cfengine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// CF-5, CF-20, CF-21, CF-22, CF-24: the steps of a run and the order of promise types, told by its trace.
class NormalOrderTest {
    private static final List<String> WRITTEN = List.of(
            "reports", "databases", "storage", "commands", "services", "processes", "methods", "guest_environments", "packages",
            "files", "users", "classes", "defaults", "vars", "meta");

    @TempDir
    Path work;

    private RecordedRun run(String policy) throws Exception {
        Path file = Files.writeString(work.resolve("policy.cf"), policy);
        RecordedRun run = new RecordedRun();
        run.keep(work, file, List.of("asked"));
        return run;
    }

    @Test
    void cf21PromiseTypesComeInNormalOrderWhateverTheyAreWrittenIn() throws Exception {
        StringBuilder policy = new StringBuilder("bundle agent main\n{\n");
        for (String type : WRITTEN) {
            String attributes =
                    switch (type) {
                        case "vars", "meta", "defaults" -> " string => \"v\"";
                        case "classes" -> " expression => \"!any\"";
                        default -> " if => \"never\"";
                    };
            policy.append("  ").append(type).append(":\n    \"x\"").append(attributes).append(";\n");
        }
        policy.append("  mine:\n    \"y\" if => \"never\";\n  yours:\n    \"z\" if => \"never\";\n}\n");
        List<String> first = run(policy.toString()).steps.stream()
                .filter(step -> step.startsWith("pass 1 "))
                .map(step -> step.substring("pass 1 ".length()))
                .toList();
        assertThat(first).containsExactly(
                "meta", "vars", "defaults", "classes", "users", "files", "packages", "guest_environments", "methods", "processes",
                "services", "commands", "storage", "databases", "reports", "mine", "yours");
    }

    @Test
    void aRunGoesThroughItsStepsInOrder() throws Exception {
        List<String> steps = run("bundle agent main\n{\n  reports:\n    \"x\";\n}\n").steps;
        assertThat(steps.subList(0, 4)).containsExactly("D-classes", "hard", "persistent", "check");
        assertThat(steps.get(4)).startsWith("load ");
        assertThat(steps).containsSubsequence(
                "resolve-all", "seq main", "pass 1 reports", "promise reports x kept", "pass 2 reports", "pass 3 reports", "end");
    }

    @Test
    void aPromiseTypeThatIsNotThereIsAnErrorAndNotSkipped() throws Exception {
        RecordedRun run = run("bundle agent main\n{\n  nosuch:\n    \"x\";\n}\n");
        assertThat(run.lines).anyMatch(line -> line.contains("error: Undefined promise type 'nosuch'"));
    }
}
