package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Where the facts of a node are looked for.
class FactsCacheTest {
    @Test
    void theFactsOfANodeAreLookedForInTheirDirectoryOnly() {
        FactsCache cache = new FactsCache(Path.of("/facts"));
        assertThat(cache.file("n.example.com")).isEqualTo(Path.of("/facts/n.example.com.yaml"));
        assertThatThrownBy(() -> cache.file("../x")).hasMessage("invalid key");
        assertThatThrownBy(() -> cache.file("a/b")).isInstanceOf(LoadError.class);
    }
}
