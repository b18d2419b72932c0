package io.bindery.cfengine.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Mutated policies give diagnostics and nothing worse. `-Dfuzz.rounds` sets how many.
class ParserFuzzTest {
    private static final String ODD = "\"'`{}()[];,=>-$@#:.|&!\\\n \0\u00ff";

    @Test
    void mutatedPoliciesGiveOnlyDiagnostics() throws Exception {
        List<String> seeds = seeds();
        SyntaxTables tables = new SyntaxTables();
        Random random = new Random(20);
        int rounds = Integer.getInteger("fuzz.rounds", 5_000);
        int sound = 0;
        for (int round = 0; round < rounds; round++) {
            String text = mutated(seeds.get(random.nextInt(seeds.size())), random);
            sound += Parser.parse(new SourceFile("fuzz", text), tables).diagnostics().isEmpty() ? 1 : 0;
        }
        assertThat(sound).isBetween(1, rounds - 1);
    }

    private static List<String> seeds() throws Exception {
        List<String> seeds = new ArrayList<>();
        for (Path file : Corpus.of("src/test/corpus").inputs(".cf").inputs()) {
            seeds.add(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return seeds;
    }

    private static String mutated(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        for (int change = random.nextInt(4); change >= 0 && text.length() > 2; change--) {
            int at = random.nextInt(text.length() - 1);
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, ODD.charAt(random.nextInt(ODD.length())));
                case 2 -> text.setLength(at);
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(40))));
            }
        }
        return text.toString();
    }
}
