package io.bindery.ruby.jruby;

import io.bindery.puppet.value.Value;
import io.bindery.ruby.RubyBlock;
import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyProc;
import org.jruby.runtime.Block;
import org.jruby.runtime.Signature;
import org.jruby.runtime.builtin.IRubyObject;

/// A block made in Ruby.
///
/// @param holds whether its results are held for Ruby code instead of converted
record ProcBlock(Ruby runtime, RubyProc proc, RubyValues values, boolean holds) implements RubyBlock {
    @Override
    public Value call(List<Value> arguments) {
        IRubyObject[] converted = arguments.stream().map(values::toRuby).toArray(IRubyObject[]::new);
        IRubyObject result = proc.call(runtime.getCurrentContext(), converted);
        return holds ? values.held(result) : values.toPuppet(result);
    }

    // A block can do without any of its arguments, only a lambda insists.
    @Override
    public int least() {
        return proc.getBlock().type == Block.Type.LAMBDA ? signature().required() : 0;
    }

    @Override
    public int most() {
        return signature().hasRest() ? Integer.MAX_VALUE : signature().required() + signature().opt();
    }

    private Signature signature() {
        return proc.getBlock().getSignature();
    }
}
