package io.bindery.ruby;

import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A lambda that passes between the Puppet language and Ruby.
@FunctionalInterface
public interface RubyBlock {
    Value call(List<Value> arguments);

    /// How many arguments it needs.
    default int least() {
        return 0;
    }

    /// How many it takes; the largest number for any.
    default int most() {
        return Integer.MAX_VALUE;
    }

    /// The lambda it is in the language; null for a block of Ruby's.
    default @Nullable Closure closure() {
        return null;
    }

    /// A lambda of the language for Ruby code.
    static RubyBlock of(Closure closure) {
        return new RubyBlock() {
            @Override
            public Value call(List<Value> arguments) {
                return closure.call(arguments);
            }

            @Override
            public Closure closure() {
                return closure;
            }
        };
    }
}
