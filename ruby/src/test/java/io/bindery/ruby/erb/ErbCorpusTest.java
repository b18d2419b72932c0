package io.bindery.ruby.erb;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Our reading of ERB against Ruby's own: whatever it renders must be what Ruby renders. What is left to Ruby is checked elsewhere.
final class ErbCorpusTest {
    @TestFactory
    Stream<DynamicTest> templates() {
        return Corpus.of("src/test/corpus/erb").inputs(".erb").atLeast(10).tests(".out", ErbCorpusTest::rendered);
    }

    private static String rendered(Path template) throws Exception {
        return Template.parse(Files.readString(template)).render(new MapScope(variables()));
    }

    static Map<String, Value> variables() {
        SequencedMap<Value, Value> hash = new LinkedHashMap<>();
        hash.put(Str.of("b"), Int.of(2));
        hash.put(Str.of("a"), Str.of("one"));
        return Map.of(
                "name", Str.of("web"),
                "flag", Bool.TRUE,
                "off", Bool.FALSE,
                "number", Int.of(5),
                "text", Str.of("alpha,beta gamma"),
                "list", Arr.of(Str.of("c"), Str.of("a"), Str.of("b")),
                "nested", Arr.of(Int.of(1), Arr.of(Int.of(2), Arr.of(Int.of(3), Undef.UNDEF)), Int.of(1)),
                "hash", Hash.owning(hash));
    }
}
