package io.bindery.ruby.jruby;

import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.BlockClosure;
import io.bindery.ruby.RubyBlock;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Java object behind an object of the language that Ruby code was given, such as the context of a lookup. Public because Ruby
/// calls it.
public final class ObjectDoor {
    private final Ruby runtime;
    private final RubyValues values;
    private final ObjectValue object;

    ObjectDoor(Ruby runtime, RubyValues values, ObjectValue object) {
        this.runtime = runtime;
        this.values = values;
        this.object = object;
    }

    ObjectValue object() {
        return object;
    }

    /// An array with what an attribute or method gives; nil where there is none of that name.
    public IRubyObject call(String name, IRubyObject arguments, IRubyObject block) {
        RubyArray<?> given = (RubyArray<?>) arguments;
        Value result = given.isEmpty() ? object.attribute(name) : null;
        if (result == null) {
            @Nullable RubyBlock lambda = values.block(block);
            result = object.call(name, values.values(given), lambda == null ? null : BlockClosure.of(lambda));
        }
        return result == null ? runtime.getNil() : RubyArray.newArray(runtime, values.toRuby(result));
    }

    @Override
    public String toString() {
        return object.toString();
    }
}
