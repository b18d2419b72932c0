package io.bindery.puppet.eval.scope;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;

/// The groups of one regular expression match, read by `$0`, `$1` and so on.
public record MatchGroups(RegexMatch match) {

    /// Group `n`, or undef if the expression has no such group or it took no part.
    public Value get(long n) {
        String text = n > match.groupCount() ? null : match.group((int) n);
        return text == null ? Undef.UNDEF : Str.of(text);
    }
}
