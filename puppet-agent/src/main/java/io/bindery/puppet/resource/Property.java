package io.bindery.puppet.resource;

import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// One property of a managed resource.
public interface Property {
    String name();

    /// The desired value as events and messages show it; null for a property that is audited only.
    @Nullable Value should();

    /// Whether a value is desired. Asked of every property in every run, so a property whose value is costly to show overrides it.
    default boolean isManaged() {
        return should() != null;
    }

    /// Whether the value on the host is a desired one.
    boolean isInSync(Value is);

    /// Changes the property to the desired value.
    ///
    /// @throws ResourceError if that fails
    void sync();

    /// The name of the event of a change.
    String eventName();

    /// Whether values of the property must not be shown.
    default boolean isSensitive() {
        return false;
    }

    /// Whether a change makes refreshes that wait for the resource needless.
    default boolean endsRefreshes() {
        return false;
    }

    /// Whether keeping it twice changes nothing the second time, so that a change can be told to be corrective.
    default boolean isIdempotent() {
        return true;
    }

    /// The desired value as reports hold it.
    default Value reported(Value should) {
        return should;
    }

    /// A value of the host as messages show it.
    default String isText(Value is) {
        return Display.of(is);
    }

    /// A desired value as messages show it.
    default String shouldText(Value should) {
        return Display.of(should);
    }

    /// The message of a change that was made.
    default String changeText(Value is, Value should) {
        if (is.equals(Managed.ABSENT)) {
            return "defined '" + name() + "' as " + shouldText(should);
        }
        if (should instanceof Str(String text) && text.equals("absent")) {
            return "undefined '" + name() + "' from " + isText(is);
        }
        return name() + " changed " + isText(is) + " to " + shouldText(should);
    }
}
