package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Undef;
import java.util.List;

/// `private`: the older name of `assert_private`.
final class Private {
    static final Function FUNCTION = LegacyFunction.of("private", -1, (call, arguments) -> {
        call.log(
                LogLevel.WARNING,
                "private() DEPRECATED: This function will cease to function on Puppet 4; please use assert_private() before upgrading"
                        + " to puppet 4 for backwards-compatibility, or migrate to the new parser's typing system.");
        AssertPrivate.check(call, arguments.isEmpty() ? List.of() : arguments.subList(0, 1));
        return Undef.UNDEF;
    });

    private Private() {}
}
