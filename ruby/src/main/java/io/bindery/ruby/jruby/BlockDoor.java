package io.bindery.ruby.jruby;

import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.type.CallableType;
import io.bindery.puppet.type.TupleType;
import io.bindery.ruby.RubyBlock;
import org.jruby.RubyArray;
import org.jruby.runtime.builtin.IRubyObject;

/// The Ruby object for a block that Puppet code passed to a Ruby function.
final class BlockDoor {
    private final RubyValues values;
    private final RubyBlock block;

    BlockDoor(RubyValues values, RubyBlock block) {
        this.values = values;
        this.block = block;
    }

    static DoorClass<BlockDoor> define(DoorClass<BlockDoor> type) {
        return type.method("call", (door, given) -> door.call((RubyArray<?>) given[0]))
                .method("arity", (door, _) -> door.values.runtime().newFixnum(door.arity()));
    }

    RubyBlock block() {
        return block;
    }

    /// How many arguments it takes, as Ruby counts them: negative where some may be left out.
    private int arity() {
        Closure closure = block.closure();
        if (closure == null) {
            return -1;
        }
        int most = closure.parameterCount();
        TupleType parameters = closure.type() instanceof CallableType type ? type.parameters() : null;
        int least = parameters == null ? 0 : Math.toIntExact(parameters.sizeRange().min());
        return least == most && !closure.capturesRest() ? most : -least - 1;
    }

    private IRubyObject call(RubyArray<?> arguments) {
        return values.failures().guarded("Puppet::PreformattedError", () -> values.toRuby(block.call(values.values(arguments))));
    }
}
