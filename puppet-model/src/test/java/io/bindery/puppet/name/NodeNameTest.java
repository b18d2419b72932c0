package io.bindery.puppet.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Names of nodes become parts of paths only where they stay in their directory.
class NodeNameTest {
    @ParameterizedTest
    @ValueSource(strings = {"web01.example.com", "a", "a..b", ".hidden", "Ünï", "with space", "a-b_c~1"})
    void namesOfFilesAreTaken(String name) {
        assertThat(new NodeName(name).text()).isEqualTo(name);
        assertThat(Path.of("/d").resolve(new NodeName(name) + ".json").normalize().getParent()).isEqualTo(Path.of("/d"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "../x", "../../x", "/etc/passwd", "a/b", "a\\b", "a\0b", "a\n", "\n", "..\n", "a/../b", "a\u007f"})
    void allOthersAreRefused(String name) {
        assertThatThrownBy(() -> new NodeName(name)).isInstanceOf(InvalidName.class).hasMessageContaining("cannot be the name of a file");
    }

    @Test
    void longNamesAreRefusedAndNotShownInFull() {
        assertThatThrownBy(() -> new NodeName("x".repeat(100_000))).isInstanceOf(InvalidName.class).message().hasSizeLessThan(400);
    }
}
