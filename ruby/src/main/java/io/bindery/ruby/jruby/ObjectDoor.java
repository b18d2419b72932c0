package io.bindery.ruby.jruby;

import static io.bindery.ruby.jruby.Texts.text;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.BlockClosure;
import io.bindery.ruby.RubyBlock;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Ruby object for an object of the Puppet language, such as the context of a lookup.
final class ObjectDoor {
    private final Ruby runtime;
    private final RubyValues values;
    private final ObjectValue object;

    ObjectDoor(Ruby runtime, RubyValues values, ObjectValue object) {
        this.runtime = runtime;
        this.values = values;
        this.object = object;
    }

    static DoorClass<ObjectDoor> define(DoorClass<ObjectDoor> type) {
        return type.method("call", (door, given) -> door.call(text(given, 0), (RubyArray<?>) given[1], given[2]))
                .method("text", (door, _) -> Texts.ruby(door.runtime, door.object.toString()));
    }

    ObjectValue object() {
        return object;
    }

    /// Calls an attribute or method. The result is an array with the value; nil if the object has neither.
    private IRubyObject call(String name, RubyArray<?> arguments, IRubyObject block) {
        Value result = arguments.isEmpty() ? object.attribute(name) : null;
        if (result == null) {
            result = object instanceof LookupContext context && context.keeps(name)
                    ? context.kept(name, values.held(arguments), closure(values.holdingBlock(block)), runtime)
                    : object.call(name, values.values(arguments), closure(values.block(block)));
        }
        return result == null ? runtime.getNil() : RubyArray.newArray(runtime, values.toRuby(result));
    }

    private static @Nullable CallableValue closure(@Nullable RubyBlock block) {
        return block == null ? null : BlockClosure.of(block);
    }
}
