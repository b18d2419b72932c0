package io.bindery.puppet.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.syntax.issue.Strictness;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A module that stands behind another one of its name on the module path, as Puppet 7.23 treats it.
final class HiddenModuleTest {
    private static final Path FRONT = Path.of("/front");
    private static final Path BACK = Path.of("/back");
    private static final MemoryTree FILES = MemoryTree.EMPTY
            .with("/front/stdlib/lib/puppet/parser/functions/both.rb", "")
            .with("/back/stdlib/lib/puppet/parser/functions/both.rb", "")
            .with("/back/stdlib/lib/puppet/parser/functions/validate_bool.rb", "")
            .with("/back/stdlib/lib/puppet/functions/new_one.rb", "");

    private final Snapshot snapshot =
            new Library(FILES).snapshot(Environment.of("production", null, List.of(FRONT, BACK), null), Strictness.WARNING);

    @Test
    void bringsFunctionsOfTheFirstGeneration() {
        assertThat(snapshot.rubyFunction("validate_bool")).extracting(Snapshot.RubyFile::file)
                .isEqualTo(BACK.resolve("stdlib/lib/puppet/parser/functions/validate_bool.rb"));
        assertThat(snapshot.hasLegacyFunction("validate_bool")).isTrue();
    }

    @Test
    void comesAfterTheOneInFront() {
        assertThat(snapshot.rubyFunction("both")).extracting(Snapshot.RubyFile::file)
                .isEqualTo(FRONT.resolve("stdlib/lib/puppet/parser/functions/both.rb"));
    }

    @Test
    void bringsNoFunctionsOfTheCurrentGeneration() {
        assertThat(snapshot.rubyFunction("new_one")).isNull();
    }
}
