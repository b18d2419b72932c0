package io.bindery.ruby.jruby;

import org.jruby.Ruby;
import org.jruby.RubyModule;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Ruby classes for all objects of the compile that Ruby code can reach: scopes, lambdas, objects and other values of the
/// language.
record Doors(DoorClass<ScopeDoor> scopes, DoorClass<BlockDoor> blocks, DoorClass<ObjectDoor> objects, DoorClass<ValueDoor> values) {
    static Doors of(Ruby runtime, RubyModule namespace, Failures failures) {
        return new Doors(
                ScopeDoor.define(new DoorClass<>(runtime, namespace, "ScopeDoor", ScopeDoor.class, failures)),
                BlockDoor.define(new DoorClass<>(runtime, namespace, "BlockDoor", BlockDoor.class, failures)),
                ObjectDoor.define(new DoorClass<>(runtime, namespace, "ObjectDoor", ObjectDoor.class, failures)),
                ValueDoor.define(new DoorClass<>(runtime, namespace, "ValueDoor", ValueDoor.class, failures)));
    }

    /// The Java object behind a door; null for any other Ruby object.
    static @Nullable Object behind(IRubyObject object) {
        return object instanceof Door door ? door.target() : null;
    }
}
