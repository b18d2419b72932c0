package io.bindery.puppet.resource;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// The property `ensure` of a type whose resources are present or absent.
public final class Ensure extends ValueProperty {
    public static final Value PRESENT = Str.of("present");

    /// @param create makes the thing
    /// @param remove removes it
    public Ensure(String type, Value should, Runnable create, Runnable remove) {
        super(type, "ensure", List.of(should), false, false, value -> (value.equals(PRESENT) ? create : remove).run());
    }

    @Override
    public String changeText(Value is, Value should) {
        if (is.equals(Managed.ABSENT)) {
            return "created";
        }
        return should.equals(Managed.ABSENT) ? "removed" : super.changeText(is, should);
    }
}
