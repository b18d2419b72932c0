package io.bindery.server.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RubyLiteralsTest {
    private static Map<String, @Nullable Object> read(String text) throws RubyLiterals.Unreadable {
        return RubyLiterals.argument(text, Set.of("register_transport"));
    }

    @Test
    void readsTextsInAllTheirForms() throws Exception {
        assertThat(read("""
                        # register_transport(no: 1)
                        puts 'register_transport(no: 1)'
                        Puppet::ResourceApi.register_transport(
                          a: 'it\\'s', # the rest of a line
                        )
                        """))
                .isEqualTo(Map.of("a", "it's"));
        assertThat(read("register_transport({ :a => \"x\\ty\\\"\", 'b' => %q(c (d)), \"e\": %w[f g], :\"h i\" => :j })"))
                .isEqualTo(Map.of("a", "x\ty\"", "b", "c (d)", "e", List.of("f", "g"), "h i", "j"));
    }

    @Test
    void readsHeredocsWhereTheyAreAnnounced() throws Exception {
        Map<String, @Nullable Object> hash = read("""
                register_transport(a: <<~ONE, b: <<-'TWO', c: {
                    first
                      deeper
                  ONE
                  second \\n #{kept}
                  TWO
                  d: 1_000, e: -1.5, f: [true, nil, ],
                },)
                """);
        assertThat(hash).containsEntry("a", "first\n  deeper\n").containsEntry("b", "  second \\n #{kept}\n");
        assertThat(hash.get("c")).isEqualTo(Map.of("d", 1000L, "e", -1.5, "f", Arrays.asList(true, null)));
    }

    @Test
    void readsACallWithoutParentheses() throws Exception {
        assertThat(read("register_transport name: 'x', desc: 'y'\nputs 1\n")).isEqualTo(Map.of("name", "x", "desc", "y"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "def register_other; end",
                "register_transport(a: VERSION)",
                "register_transport(a: \"#{1}\")",
                "register_transport(a: 1",
                "register_transport(a: 'x)",
                "register_transport(a: <<~END)\nno end\n",
                "register_transport(a: 'x' + 'y')",
                "register_transport(a: 99999999999999999999)"
            })
    void refusesWhatOnlyRubyCanTell(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(RubyLiterals.Unreadable.class);
    }

    @Test
    void refusesWhatIsNestedWithoutEnd() {
        assertThatThrownBy(() -> read("register_transport(a: " + "[".repeat(100_000))).isInstanceOf(RubyLiterals.Unreadable.class);
    }
}
