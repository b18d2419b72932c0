package io.bindery.ruby;

import io.bindery.puppet.function.Closure;
import io.bindery.puppet.type.TypeParser;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.util.List;

/// A Ruby block given to a function of the language.
final class BlockClosure implements Closure {
    private final RubyBlock block;

    BlockClosure(RubyBlock block) {
        this.block = block;
    }

    @Override
    public Value call(List<Value> arguments) {
        return block.call(arguments);
    }

    @Override
    public int parameterCount() {
        return 1;
    }

    @Override
    public boolean capturesRest() {
        return true;
    }

    @Override
    public List<String> parameterNames() {
        return List.of("args");
    }

    @Override
    public TypeValue type() {
        return TypeParser.parse("Callable");
    }
}
