package io.bindery.puppet.eval;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The groups of one regular expression match, the whole match first; null where a group took no part.
public record MatchGroups(List<@Nullable String> groups) {

    /// Group `n`, or undef where the expression has no such group or it took no part.
    Value get(long n) {
        if (n < 0 || n >= groups.size()) {
            return Undef.UNDEF;
        }
        String text = groups.get((int) n);
        return text == null ? Undef.UNDEF : Str.of(text);
    }
}
