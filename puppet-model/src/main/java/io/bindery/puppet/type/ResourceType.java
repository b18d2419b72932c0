package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// `Resource['type', 'title']`, mostly written `Type['title']`: a reference to a resource, to all of a type, or to any.
/// Types are the same whatever the case of their letters.
///
/// As Puppet does: a reference that is passed to a resource becomes an object of another class, which prints as `Notify[x]`
/// instead of `Notify['x']`. In all other respects the two are interchangeable.
///
/// @param given whether the reference was passed to a parameter of a resource
public record ResourceType(@Nullable String typeName, @Nullable String title, boolean given) implements Type {
    public static final ResourceType DEFAULT = new ResourceType(null, null);

    public ResourceType(@Nullable String typeName, @Nullable String title) {
        this(typeName, title, false);
    }

    /// The name of the type in small letters, as the loaders know it.
    public @Nullable String downcasedName() {
        return typeName == null ? null : typeName.toLowerCase(Locale.ROOT);
    }

    public boolean sameType(ResourceType other) {
        return typeName == null ? other.typeName == null : typeName.equalsIgnoreCase(other.typeName);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ResourceType that && sameType(that) && Objects.equals(title, that.title);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(downcasedName()) + Objects.hashCode(title);
    }

    @Override
    public String name() {
        return "Resource";
    }

    @Override
    public String toString() {
        return given ? typeName + "[" + title + "]" : TypePrinter.text(this);
    }
}
