package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Regex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `Pattern[/a/, /b/]`: strings that match one of these; without any, all strings. The order of the patterns is for printing only.
public record PatternType(List<Regex> patterns) implements Type {
    public static final PatternType DEFAULT = new PatternType(List.of());

    public PatternType {
        patterns = List.copyOf(patterns);
    }

    public boolean matches(String text) {
        for (Regex pattern : patterns) {
            if (pattern.compiled().matches(text)) {
                return true;
            }
        }
        return patterns.isEmpty();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PatternType that && patterns.size() == that.patterns.size() && set().equals(that.set());
    }

    @Override
    public int hashCode() {
        return set().hashCode();
    }

    private Set<Regex> set() {
        return new HashSet<>(patterns);
    }

    @Override
    public String name() {
        return "Pattern";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
