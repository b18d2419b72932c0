package io.bindery.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Every text of the corpus read as Ruby reads it, with Ruby's message where Ruby refuses it.
class RubyGoldenTest {
    private static final Path CORPUS = Path.of("src/test/corpus/data");

    @TestFactory
    Stream<DynamicTest> yaml() throws IOException {
        return cases("yaml", 800, text -> YamlReader.read(new SourceFile("F", text), new RubyInspect(), YamlOptions.WITH_SYMBOLS).text());
    }

    @TestFactory
    Stream<DynamicTest> json() throws IOException {
        return cases("json", 90, text -> JsonReader.read(new SourceFile("F", text), new RubyInspect()).text());
    }

    private static Stream<DynamicTest> cases(String name, int minimum, Function<String, String> read) throws IOException {
        List<String> texts = Files.readAllLines(CORPUS.resolve(name + ".cases"));
        List<String> goldens = Files.readAllLines(CORPUS.resolve(name + ".golden"));
        assertThat(texts).hasSizeGreaterThanOrEqualTo(minimum).hasSameSizeAs(goldens);
        return IntStream.range(0, texts.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        (i + 1) + " " + texts.get(i),
                        () -> assertThat(result(read, decode(texts.get(i)))).isEqualTo(decode(goldens.get(i)))));
    }

    private static String result(Function<String, String> read, String text) {
        try {
            return "= " + read.apply(text);
        } catch (DataError error) {
            return "! " + error.text();
        }
    }

    /// The string a JSON string stands for.
    private static String decode(String json) {
        StringBuilder result = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            char escaped = json.charAt(++i);
            switch (escaped) {
                case 'n' -> result.append('\n');
                case 't' -> result.append('\t');
                case 'r' -> result.append('\r');
                case 'b' -> result.append('\b');
                case 'f' -> result.append('\f');
                case 'u' -> {
                    result.append((char) Integer.parseInt(json, i + 1, i + 5, 16));
                    i += 4;
                }
                default -> result.append(escaped);
            }
        }
        return result.toString();
    }
}
