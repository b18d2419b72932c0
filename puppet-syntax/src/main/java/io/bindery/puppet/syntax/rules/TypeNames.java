package io.bindery.puppet.syntax.rules;

import java.util.Set;

/// The names of Puppet's own types, and those bindings add.
final class TypeNames {
    private static final Set<String> BUILT_IN = Set.of(
            "Any", "Array", "Binary", "Boolean", "Callable", "CatalogEntry", "Class", "Collection", "Data", "Default",
            "Deferred", "Enum", "Error", "Float", "Hash", "Init", "Integer", "Iterable", "Iterator", "Literal",
            "NotUndef", "Number", "Numeric", "Object", "Optional", "Pattern", "Regexp", "Resource", "RichData",
            "RichDataKey", "Runtime", "Scalar", "ScalarData", "SemVer", "SemVerRange", "Sensitive", "String", "Struct",
            "Timespan", "Timestamp", "Tuple", "Type", "TypeAlias", "TypeReference", "TypeSet", "Undef", "Unit", "URI",
            "Variant");

    private TypeNames() {}

    static boolean isBuiltIn(String name) {
        return BUILT_IN.contains(name);
    }
}
