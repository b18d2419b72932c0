package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Broken sources get diagnostics, never an exception, and never take long.
class MutationTest {
    private static final int INPUTS = 100_000;
    private static final long SEED = 20_250_925;
    private static final String PIECES = "{}[]()'\"$@|<>=%/\\:;,.-+*!?~#&\n\r\t\0eExX019aAzZ_ \u00e9\u00a0\ud83d\ude00";
    private static final List<String> WORDS = List.of(
            "${", "@(END)\n", "@(\"E\":json/tn)\n", "\nEND\n", "<%", "%>", "-%>", "<%=", "<%#", "|>", "<<|", "=>", "+>",
            "class ", "define ", "node ", "type ", "function ", "if ", "case ", "default", "::", "/[", "0x", "1e", "\\u{");

    private final Random random = new Random(SEED);

    @Test
    void mutatedSourcesOnlyGetDiagnostics() throws IOException {
        List<String> seeds = seeds();
        long slowest = 0;
        for (int i = 0; i < INPUTS; i++) {
            String text = mutate(seeds);
            long start = processorTime();
            assertThatCode(() -> check(text)).as("input %s", text).doesNotThrowAnyException();
            slowest = Math.max(slowest, processorTime() - start);
        }
        assertThat(Duration.ofNanos(slowest)).isLessThan(Duration.ofSeconds(1));
    }

    // Of this thread: what else the machine does meanwhile does not count.
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static List<String> seeds() throws IOException {
        List<String> seeds = new ArrayList<>();
        for (Path input : Corpus.of("src/test/corpus").atLeast(500).inputs()) {
            seeds.add(Files.readString(input));
        }
        for (Path input : Corpus.of("src/test/corpus").inputs(".epp").inputs()) {
            seeds.add(Files.readString(input));
        }
        return seeds;
    }

    private static void check(String text) {
        SourceFile file = new SourceFile("", text);
        Validator.check(Parser.parse(file), ValidatorSettings.PLAIN);
        Validator.check(Parser.parseEpp(file), ValidatorSettings.PLAIN);
    }

    private String mutate(List<String> seeds) {
        StringBuilder text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(5)) {
                case 0 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(4)));
                case 1 -> text.insert(at, PIECES.charAt(random.nextInt(PIECES.length())));
                case 2 -> text.insert(at, WORDS.get(random.nextInt(WORDS.size())));
                case 3 -> text.insert(at, seeds.get(random.nextInt(seeds.size())));
                default -> text.setLength(at);
            }
        }
        return text.toString();
    }
}
