package io.bindery.hiera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.files.FileView;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A few lines of data that refer to each other ten times each end in an error, not in a day of work.
class InterpolationLimitTest {
    @TempDir
    private Path folder;

    private Answer answer(String data, String key) throws IOException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("hiera.yaml"), "version: 5\nhierarchy: [{name: a, path: a.yaml}]\n");
        Files.writeString(folder.resolve("data/a.yaml"), data);
        TestSite site = new TestSite(folder, Map.of());
        return new Lookup(new Hiera(FileView.DISK), site, site)
                .answerWithSources(Lookup.Question.of(key), site.scope(TestSite.FACTS, Map.of()));
    }

    @Test
    @Timeout(60)
    void interpolationsHaveAnEnd() {
        StringBuilder data = new StringBuilder("k0: x\n");
        for (int i = 1; i <= 11; i++) {
            data.append("k").append(i).append(": \"").append(("%{lookup('k" + (i - 1) + "')}").repeat(10)).append("\"\n");
        }
        assertThatThrownBy(() -> answer(data.toString(), "k11"))
                .isInstanceOf(LookupError.class)
                .hasMessageContaining("more than 200000 interpolations");
    }

    @Test
    @Timeout(60)
    void aliasesHaveAnEnd() {
        StringBuilder data = new StringBuilder("k0: x\n");
        for (int i = 1; i <= 11; i++) {
            data.append("k").append(i).append(": [").append(("\"%{alias('k" + (i - 1) + "')}\", ").repeat(10)).append("]\n");
        }
        assertThatThrownBy(() -> answer(data.toString(), "k11")).isInstanceOf(LookupError.class);
    }

    @Test
    void anAnswerNamesWhatWentIntoItAndNotWhatWasInterpolated() throws IOException {
        Answer answer = answer("a: \"1%{lookup('b')}\"\nb: '2'\n", "a");
        assertThat(answer.value()).isEqualTo(Str.of("12"));
        assertThat(answer.contributions()).extracting(Contribution::key).containsExactly("a");
    }
}
