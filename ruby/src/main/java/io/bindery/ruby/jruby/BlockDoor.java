package io.bindery.ruby.jruby;

import io.bindery.puppet.function.Closure;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.TupleType;
import io.bindery.ruby.RubyBlock;
import org.jruby.RubyArray;
import org.jruby.runtime.builtin.IRubyObject;

/// The Java object behind a block that Puppet code gave to a Ruby function. Public because Ruby calls it.
public final class BlockDoor {
    private final RubyValues values;
    private final RubyBlock block;

    BlockDoor(RubyValues values, RubyBlock block) {
        this.values = values;
        this.block = block;
    }

    RubyBlock block() {
        return block;
    }

    /// How many arguments it takes, as Ruby counts them: negative where some may be left out.
    public int arity() {
        Closure closure = block.closure();
        if (closure == null) {
            return -1;
        }
        int most = closure.parameterCount();
        TupleType parameters = closure.type() instanceof CallableType type ? type.parameters() : null;
        int least = parameters == null ? 0 : Math.toIntExact(parameters.sizeRange().min());
        return least == most && !closure.capturesRest() ? most : -least - 1;
    }

    public IRubyObject call(IRubyObject arguments) {
        return values.toRuby(block.call(values.values((RubyArray<?>) arguments)));
    }
}
