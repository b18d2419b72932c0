package io.bindery.ruby.erb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a template may ask of its scope and do to it, and where our reading of Ruby ends.
final class TemplateTest {
    private static String render(String text, MapScope scope) {
        return Template.parse(text).render(scope);
    }

    @Test
    void readsVariablesOfTheScopeInEveryWay() {
        MapScope scope = new MapScope(Map.of("x", Str.of("v")));
        String text = "<%= @x %><%= scope['x'] %><%= scope.lookupvar('::x') %><%= has_variable?('x') %><%= has_variable?('y') %>";
        assertThat(render(text, scope)).isEqualTo("vvvtruefalse");
    }

    @Test
    void callsFunctions() {
        MapScope scope = new MapScope(Map.of());
        assertThat(render("<%= scope.function_first([1, 2]) %><%= scope.call_function('first', ['a']) %>", scope)).isEqualTo("1a");
    }

    @Test
    void knowsClassesAndTags() {
        assertThat(render("<%= classes.join(' ') %> <%= all_tags.inspect %>", new MapScope(Map.of()))).isEqualTo("settings web [\"web\"]");
    }

    @Test
    void tellsWhatItChangedInPlace() {
        Arr list = Arr.of(Int.of(1));
        Value holder = Hash.of(Str.of("in"), list);
        MapScope scope = new MapScope(Map.of("list", list, "holder", holder));
        assertThat(render("<% @list << 2 -%><%= @holder['in'].size %>", scope)).isEqualTo("2");
        assertThat(scope.changed().get(list)).isEqualTo(Arr.of(Int.of(1), Int.of(2)));
        assertThat(scope.changed().get(holder)).isEqualTo(Hash.of(Str.of("in"), Arr.of(Int.of(1), Int.of(2))));
    }

    @Test
    void tellsNothingWhereOnlyACopyChanged() {
        MapScope scope = new MapScope(Map.of("list", Arr.of(Int.of(1))));
        render("<% l = @list.dup; l << 2; m = @list + [3]; m << 4 -%>", scope);
        assertThat(scope.changed()).isEmpty();
    }

    @Test
    void leavesNotesForTheNextTemplate() {
        MapScope scope = new MapScope(Map.of());
        render("<% scope.setvar('notes', {}) -%><% scope.lookupvar('notes')[:item] = 'here' -%>", scope);
        assertThat(render("<%= scope.lookupvar('notes')[:item] %>", scope)).isEqualTo("here");
    }

    @Test
    void leavesToRubyWhatItDoesNotKnow() {
        assertThatThrownBy(() -> Template.parse("<% begin %>a<% rescue => e %><% end %>")).isInstanceOf(BeyondSubset.class);
        assertThatThrownBy(() -> Template.parse("<% if true %> never ended")).isInstanceOf(BeyondSubset.class);
        MapScope scope = new MapScope(Map.of());
        assertThatThrownBy(() -> render("<%= 'a'.unpack('C') %>", scope)).isInstanceOf(BeyondSubset.class);
        assertThatThrownBy(() -> render("<%= 1 / 0 %>", scope)).isInstanceOf(BeyondSubset.class);
        assertThatThrownBy(() -> render("<%= nosuch %>", scope)).isInstanceOf(BeyondSubset.class);
    }

    @Test
    void knowsRubyThatItDoesNotRender() {
        for (String template : List.of(
                "<% begin\n x = 1\nrescue ArgumentError, IPAddr::Error => e\n x = 2\nelse\n x = 3\nensure\n y = 1\nend %>",
                "<% def valid?(json)\n JSON.parse(json)\n return true\nrescue JSON::ParserError\n return false\nend %><%= valid?(@x) %>",
                "<%= @line.values_at(*%w{ a b }).join(',') %>", "<%= f(a: 1, b: [2]) %>", "<% @x.each do |y| %><% break if y %><% end %>",
                "<% while @x %>a<% end %>", "<% x = lambda { |y| y } %>", "<% @a.b = 1 %>")) {
            assertThat(Template.isWellFormed(template)).as(template).isTrue();
            assertThatThrownBy(() -> Template.parse(template)).as(template).isInstanceOf(BeyondSubset.class);
        }
    }

    @Test
    void saysNothingForWhatIsNoRuby() {
        for (String template : List.of(
                "<% begin %>a<% end", "<% begin %>a", "<% begin; x\nelse\ny\nend %>", "<%= f(*) %>", "<% 1 2 %>", "<% return return %>", "<% rescue %>",
                "<% while %>a<% end %>", "<%= f(a: ) %>", "<% begin\nrescue =>\nend %>")) {
            assertThat(Template.isWellFormed(template)).as(template).isFalse();
        }
    }
}
