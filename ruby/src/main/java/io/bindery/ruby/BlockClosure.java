package io.bindery.ruby;

import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.stream.IntStream;

/// A Ruby block passed to a function of the Puppet language.
public final class BlockClosure implements Closure {
    private final RubyBlock block;

    private BlockClosure(RubyBlock block) {
        this.block = block;
    }

    /// The block as the language sees it: itself where it came from there.
    public static Closure of(RubyBlock block) {
        Closure own = block.closure();
        return own == null ? new BlockClosure(block) : own;
    }

    @Override
    public Value call(List<Value> arguments) {
        return block.call(arguments);
    }

    @Override
    public int parameterCount() {
        return capturesRest() ? 1 : block.most();
    }

    @Override
    public boolean capturesRest() {
        return block.most() == Integer.MAX_VALUE;
    }

    @Override
    public List<String> parameterNames() {
        return IntStream.rangeClosed(1, parameterCount()).mapToObj(number -> "arg" + number).toList();
    }

    @Override
    public TypeValue type() {
        return TypeParser.parse("Callable[" + block.least() + ", " + (capturesRest() ? "default" : block.most()) + "]");
    }
}
