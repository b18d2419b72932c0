package io.bindery.ruby.jruby;

import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Value;
import org.jruby.Ruby;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Ruby object for a type, version, time or URI of the Puppet language.
final class ValueDoor {
    private final RubyValues values;
    private final Value value;

    ValueDoor(RubyValues values, Value value) {
        this.values = values;
        this.value = value;
    }

    Value value() {
        return value;
    }

    static DoorClass<ValueDoor> define(DoorClass<ValueDoor> type) {
        return type.method("text", (door, _) -> Texts.ruby(door.runtime(), door.value.toString()))
                .method("same_p", (door, given) -> door.truth(door.value.equals(door.values.toPuppet(given[0]))))
                .method("instance_p", (door, given) -> door.truth(door.isInstance(door.values.toPuppet(given[0]))))
                .method("assignable_p", (door, given) -> door.truth(door.isAssignable(door.values.toPuppet(given[0]))))
                .method("include_p", (door, given) -> door.truth(door.includes(door.values.toPuppet(given[0]))))
                .method("generalized", (door, _) -> door.values.toRuby(door.value instanceof Type known ? Types.generalize(known) : door.value))
                .method("type_name", (door, _) -> door.text(door.value instanceof ResourceType known ? known.typeName() : null))
                .method("title", (door, _) -> door.text(door.value instanceof ResourceType known ? known.title() : null))
                .method("class_name", (door, _) -> door.text(door.value instanceof ClassType known ? known.className() : null));
    }

    private boolean isInstance(Value candidate) {
        return value instanceof Type type && Types.isInstance(type, candidate);
    }

    private boolean isAssignable(Value other) {
        return value instanceof Type type && other instanceof Type from && Types.isAssignable(type, from);
    }

    /// Of a range of versions: whether it has this one.
    private boolean includes(Value version) {
        return value instanceof SemVerRange range && version instanceof SemVer found && range.includes(found);
    }

    private IRubyObject text(@Nullable String text) {
        return Texts.rubyOrNil(runtime(), text);
    }

    private IRubyObject truth(boolean value) {
        return runtime().newBoolean(value);
    }

    private Ruby runtime() {
        return values.runtime();
    }
}
