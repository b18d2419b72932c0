package io.bindery.ruby.jruby;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// An object of Ruby in a variable: templates leave notes for each other there, and the next one must find the same object.
final class HeldObject implements ObjectValue {
    private final IRubyObject object;

    HeldObject(IRubyObject object) {
        this.object = object;
    }

    IRubyObject object() {
        return object;
    }

    @Override
    public TypeValue type() {
        return AnyType.DEFAULT;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return null;
    }
}
