package io.bindery.puppet.type.object;

import io.bindery.puppet.type.ObjectAttribute;
import io.bindery.puppet.type.ObjectFunction;
import io.bindery.puppet.type.ObjectMember;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.TypeException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Checks the attributes that an object type lists for equality: they must exist, must not be constants, and must not be listed
/// by an ancestor.
public final class EqualityCheck {
    private final ObjectType type;
    private final @Nullable ObjectType parent;
    private final Map<String, ObjectAttribute> attributes;
    private final Map<String, ObjectFunction> functions;

    EqualityCheck(
            ObjectType type,
            @Nullable ObjectType parent,
            Map<String, ObjectAttribute> attributes,
            Map<String, ObjectFunction> functions) {
        this.type = type;
        this.parent = parent;
        this.attributes = attributes;
        this.functions = functions;
    }

    void check(List<String> equality, boolean includeType) {
        if (!equality.isEmpty() && !includeType) {
            throw new TypeException("equality_include_type = false cannot be combined with non empty equality specification");
        }
        equality.forEach(this::check);
    }

    private void check(String name) {
        ObjectMember member = parent == null ? null : parent.member(name);
        if (member == null) {
            member = attributes.containsKey(name) ? attributes.get(name) : functions.get(name);
        } else if (member instanceof ObjectAttribute && parent != null && parent.equalityAttributes().contains(name)) {
            throw new TypeException(type.label() + " equality is referencing " + member.label()
                    + " which is included in equality of " + definer(parent, name).label());
        }
        if (member == null) {
            throw new TypeException(type.label() + " equality is referencing non existent attribute '" + name + "'");
        }
        if (!(member instanceof ObjectAttribute attribute)) {
            throw new TypeException(type.label() + " equality is referencing " + member.label()
                    + ". Only attribute references are allowed");
        }
        if (attribute.isConstant()) {
            throw new TypeException(type.label() + " equality is referencing constant " + attribute.label()
                    + ". Reference to constant is not allowed in equality");
        }
    }

    private static ObjectType definer(ObjectType from, String name) {
        ObjectType found = from;
        for (ObjectType next = from; next != null && next.equalityAttributes().contains(name); next = next.parentObject()) {
            found = next;
        }
        return found;
    }
}
