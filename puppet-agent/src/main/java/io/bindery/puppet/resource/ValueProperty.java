package io.bindery.puppet.resource;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A property that is in sync if the host has one of the desired values, or all of them. Types with other rules override the
/// methods that differ.
public class ValueProperty implements Property {
    private final String type;
    private final String name;
    private final List<Value> should;
    private final boolean all;
    private final boolean sensitive;
    private final Consumer<Value> setter;

    /// @param type   the name of the resource type, from which the events of `ensure` are named
    /// @param should the desired values; empty for a property that is audited only
    /// @param all    whether all values are wanted together, not one of them
    /// @param setter sets the property to the desired value
    public ValueProperty(String type, String name, List<Value> should, boolean all, boolean sensitive, Consumer<Value> setter) {
        this.type = type;
        this.name = name;
        this.should = List.copyOf(should);
        this.all = all;
        this.sensitive = sensitive;
        this.setter = setter;
    }

    /// A property with one desired value.
    public static ValueProperty of(String type, String name, @Nullable Value should, Consumer<Value> setter) {
        return new ValueProperty(type, name, should == null ? List.of() : List.of(should), false, false, setter);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public @Nullable Value should() {
        return should.isEmpty() ? null : all ? new Arr(should) : should.getFirst();
    }

    /// All desired values.
    public List<Value> desired() {
        return should;
    }

    @Override
    public boolean isInSync(Value is) {
        if (should.isEmpty()) {
            return true;
        }
        if (all) {
            return is instanceof Arr list && (list.elements().equals(should) || list.elements().equals(should.stream().map(ValueProperty::text).toList()));
        }
        return should.stream().anyMatch(want -> matches(is, want));
    }

    /// Whether a value of the host is as good as a desired one.
    protected boolean matches(Value is, Value want) {
        return is.equals(want) || is.equals(text(want));
    }

    private static Value text(Value value) {
        return value instanceof Str ? value : Str.of(Attributes.text(value));
    }

    @Override
    public void sync() {
        Value desired = should();
        if (desired != null) {
            setter.accept(desired);
        }
    }

    @Override
    public String eventName() {
        if (!name.equals("ensure")) {
            return name + "_changed";
        }
        String value = should() instanceof Str(String text) ? text : "";
        return type + switch (value) {
            case "present" -> "_created";
            case "absent" -> "_removed";
            default -> "_changed";
        };
    }

    @Override
    public boolean isSensitive() {
        return sensitive;
    }
}
