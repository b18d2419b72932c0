package io.bindery.ruby.jruby;

import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Value;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Java object behind a type, version, time or URI that Ruby code was given. Public because Ruby calls it.
public final class ValueDoor {
    private final RubyValues values;
    private final Value value;

    ValueDoor(RubyValues values, Value value) {
        this.values = values;
        this.value = value;
    }

    Value value() {
        return value;
    }

    public String text() {
        return value.toString();
    }

    public boolean same_p(IRubyObject other) {
        return value.equals(values.toPuppet(other));
    }

    public boolean instance_p(IRubyObject candidate) {
        return value instanceof Type type && Types.isInstance(type, values.toPuppet(candidate));
    }

    public boolean assignable_p(IRubyObject other) {
        return value instanceof Type type && values.toPuppet(other) instanceof Type from && Types.isAssignable(type, from);
    }

    public IRubyObject generalized() {
        return values.toRuby(value instanceof Type type ? Types.generalize(type) : value);
    }

    /// Of a reference to a resource: its type.
    public @Nullable String type_name() {
        return value instanceof ResourceType type ? type.typeName() : null;
    }

    /// Of a reference to a resource: its title.
    public @Nullable String title() {
        return value instanceof ResourceType type ? type.title() : null;
    }

    /// Of a reference to a class: its name.
    public @Nullable String class_name() {
        return value instanceof ClassType type ? type.className() : null;
    }

    /// Of a range of versions: whether it has this one.
    public boolean include_p(IRubyObject version) {
        return value instanceof SemVerRange range && values.toPuppet(version) instanceof SemVer found && range.includes(found);
    }
}
