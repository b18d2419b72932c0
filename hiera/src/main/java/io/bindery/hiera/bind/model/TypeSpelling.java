package io.bindery.hiera.bind.model;

import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.calculus.TypeWalk;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.List;

/// Suggests value types for misspelt type names. A name that is not a value type counts as a resource type, so that `Strng` is
/// first taken for one.
public final class TypeSpelling {
    private static final List<String> KNOWN = List.of(
            "Any", "Array", "Binary", "Boolean", "Callable", "Collection", "Data", "Enum", "Float", "Hash", "Integer", "Iterable", "Literal",
            "Number", "Numeric", "Optional", "Pattern", "Producer", "Regexp", "Runtime", "Scalar", "ScalarData", "SemVer", "Sensitive", "String",
            "Struct", "Timespan", "Timestamp", "Tuple", "Type", "URI", "Undef", "Variant");

    private TypeSpelling() {}

    /// The names of resource types within a type, as they are written.
    public static List<String> resourceTypes(Type type) {
        List<String> names = new ArrayList<>();
        for (Type part : TypeWalk.all(type)) {
            if (part instanceof ResourceType(String name, String _, _) && name != null) {
                names.add(BindingTypes.capitalized(name));
            }
        }
        return names;
    }

    /// `; did you mean 'String'?`, to be put after a message; empty if no type of values is near.
    public static String suggestion(String written) {
        return Spelling.suggestion(written, KNOWN);
    }
}
