package io.bindery.ruby.jruby;

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

    public IRubyObject call(IRubyObject arguments) {
        return values.toRuby(block.call(values.values((RubyArray<?>) arguments)));
    }
}
