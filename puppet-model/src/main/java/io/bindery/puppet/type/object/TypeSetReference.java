package io.bindery.puppet.type.object;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import org.jspecify.annotations.Nullable;

/// A reference of a type set to another type set, in a range of versions.
///
/// @param owner the name of the referring set
/// @param authority the authority that named the other set
public record TypeSetReference(String owner, String authority, String name, SemVerRange versions) {
    /// The type set that this reference means: the given type, if it is a set with a fitting version. Anything else is an error.
    public TypeSetType resolve(@Nullable Type found) {
        if (found == null) {
            throw new TypeException(this + " cannot be resolved");
        }
        if (!(found instanceof TypeSetType set)) {
            throw new TypeException(this + " resolves to a " + found.name());
        }
        SemVer version = set.version();
        if (version == null || !versions.includes(version)) {
            throw new TypeException(
                    this + " resolves to an incompatible version. Expected " + versions + ", got " + version);
        }
        return set;
    }

    @Override
    public String toString() {
        return "TypeSet '" + owner + "' reference to TypeSet named '" + name + "'";
    }
}
