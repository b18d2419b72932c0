package io.bindery.ruby.jruby;

import io.bindery.hiera.KeptValue;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import org.jruby.RubyHash;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// A Ruby object that the Puppet language holds without looking into it. Ruby code that reads it back gets the same object.
final class HeldObject implements ObjectValue, KeptValue {
    private final IRubyObject object;
    private final RubyValues values;

    /// @param values converts it where the language does look into it
    HeldObject(IRubyObject object, RubyValues values) {
        this.object = object;
        this.values = values;
    }

    IRubyObject object() {
        return object;
    }

    @Override
    public Value value() {
        return values.toPuppet(object);
    }

    @Override
    public TypeValue type() {
        return object instanceof RubyHash ? AnyType.DEFAULT : new RuntimeType("ruby", Str.of(object.getMetaClass().getRealClass().getName(object.getRuntime().getCurrentContext())));
    }

    @Override
    public @Nullable Value attribute(String name) {
        return null;
    }

    @Override
    public String toString() {
        return object.asString().decodeString();
    }
}
