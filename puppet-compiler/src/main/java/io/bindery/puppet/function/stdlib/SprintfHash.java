package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyFormat;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;

/// `sprintf_hash`: a format filled in from a hash by name.
final class SprintfHash {
    static final Function FUNCTION = Function.named("sprintf_hash")
            .takes("String", "format")
            .takes("Hash", "arguments")
            .with((call, arguments) -> {
                Deprecation.warn(
                        call,
                        "sprintf_hash",
                        "This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead");
                for (Value key : Arguments.hash(arguments, 1).keySet()) {
                    if (!(key instanceof Str) && key != Default.DEFAULT) {
                        throw Checks.missingMethod("to_sym", key);
                    }
                }
                return Str.of(RubyFormat.format(Arguments.string(arguments, 0), arguments.get(1)));
            });

    private SprintfHash() {}
}
