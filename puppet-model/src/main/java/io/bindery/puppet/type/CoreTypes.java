package io.bindery.puppet.type;

import io.bindery.puppet.type.object.PcoreNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The types that exist without being loaded: the aliases `Data` and `RichData`, and all others by name.
public final class CoreTypes {
    /// What JSON can say: `Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]`.
    public static final TypeAliasType DATA = new TypeAliasType("Data");

    /// `Variant[String, Numeric]`.
    public static final TypeAliasType RICH_DATA_KEY = new TypeAliasType("RichDataKey");

    /// What a catalog can say.
    public static final TypeAliasType RICH_DATA = new TypeAliasType("RichData");

    private static final TypeAliasType LOOKUP_KEY = new TypeAliasType("Puppet::LookupKey");
    private static final TypeAliasType LOOKUP_VALUE = new TypeAliasType("Puppet::LookupValue");
    private static final TypeAliasType PCORE_SIMPLE_NAME = new TypeAliasType("Pcore::SimpleTypeName", PcoreNames.SIMPLE_TYPE_NAME);
    private static final TypeAliasType PCORE_MEMBER_NAME = new TypeAliasType("Pcore::MemberName", PcoreNames.MEMBER_NAME);
    private static final TypeAliasType PCORE_TYPE_NAME = new TypeAliasType("Pcore::TypeName", PcoreNames.QUALIFIED_REFERENCE);
    private static final TypeAliasType PCORE_QREF = new TypeAliasType("Pcore::QRef", PcoreNames.QUALIFIED_REFERENCE);

    static {
        DATA.define(VariantType.of(
                ScalarDataType.DEFAULT, UndefType.DEFAULT, new HashType(StringType.DEFAULT, DATA), new ArrayType(DATA)));
        RICH_DATA_KEY.define(VariantType.of(StringType.DEFAULT, NumericType.DEFAULT));
        RICH_DATA.define(new VariantType(List.of(
                ScalarType.DEFAULT, SemVerRangeType.DEFAULT, BinaryType.DEFAULT, SensitiveType.DEFAULT, TypeType.DEFAULT,
                TypeSetType.DEFAULT, UriType.DEFAULT, ObjectType.DEFAULT, UndefType.DEFAULT, DefaultType.DEFAULT,
                new HashType(RICH_DATA_KEY, RICH_DATA), new ArrayType(RICH_DATA))));
        LOOKUP_KEY.define(RICH_DATA_KEY);
        LOOKUP_VALUE.define(RICH_DATA);
    }

    private CoreTypes() {}

    /// The type of a name in small letters, or null. Only names; not resources such as `file`.
    public static @Nullable Type find(String name) {
        return switch (name) {
            case "any" -> AnyType.DEFAULT;
            case "array" -> ArrayType.DEFAULT;
            case "binary" -> BinaryType.DEFAULT;
            case "boolean" -> BooleanType.DEFAULT;
            case "callable" -> CallableType.DEFAULT;
            case "catalogentry" -> CatalogEntryType.DEFAULT;
            case "class" -> ClassType.DEFAULT;
            case "collection" -> CollectionType.DEFAULT;
            case "data" -> DATA;
            case "default" -> DefaultType.DEFAULT;
            case "enum" -> EnumType.DEFAULT;
            case "float" -> FloatType.DEFAULT;
            case "hash" -> HashType.DEFAULT;
            case "init" -> InitType.DEFAULT;
            case "integer" -> IntegerType.DEFAULT;
            case "iterable" -> IterableType.DEFAULT;
            case "iterator" -> IteratorType.DEFAULT;
            case "notundef" -> NotUndefType.DEFAULT;
            case "numeric" -> NumericType.DEFAULT;
            case "object" -> ObjectType.DEFAULT;
            case "optional" -> OptionalType.DEFAULT;
            case "pattern" -> PatternType.DEFAULT;
            case "regexp" -> RegexpType.DEFAULT;
            case "resource" -> ResourceType.DEFAULT;
            case "richdata" -> RICH_DATA;
            case "richdatakey" -> RICH_DATA_KEY;
            case "runtime" -> RuntimeType.DEFAULT;
            case "scalar" -> ScalarType.DEFAULT;
            case "scalardata" -> ScalarDataType.DEFAULT;
            case "semver" -> SemVerType.DEFAULT;
            case "semverrange" -> SemVerRangeType.DEFAULT;
            case "sensitive" -> SensitiveType.DEFAULT;
            case "string" -> StringType.DEFAULT;
            case "struct" -> StructType.DEFAULT;
            case "timespan" -> TimespanType.DEFAULT;
            case "timestamp" -> TimestampType.DEFAULT;
            case "tuple" -> TupleType.DEFAULT;
            case "type" -> TypeType.DEFAULT;
            case "typealias" -> TypeAliasType.DEFAULT;
            case "typereference" -> TypeReferenceType.DEFAULT;
            case "typeset" -> TypeSetType.DEFAULT;
            case "undef" -> UndefType.DEFAULT;
            case "uri" -> UriType.DEFAULT;
            case "variant" -> VariantType.DEFAULT;
            default -> named(name);
        };
    }

    private static @Nullable Type named(String name) {
        return switch (name) {
            case "annotation" -> CoreObjects.ANNOTATION;
            case "deferred" -> CoreObjects.DEFERRED;
            case "error" -> CoreObjects.ERROR;
            case "pcore" -> CoreObjects.PCORE;
            case "pcore::membername" -> PCORE_MEMBER_NAME;
            case "pcore::qref" -> PCORE_QREF;
            case "pcore::simpletypename" -> PCORE_SIMPLE_NAME;
            case "pcore::typename" -> PCORE_TYPE_NAME;
            case "puppet::lookupkey" -> LOOKUP_KEY;
            case "puppet::lookupvalue" -> LOOKUP_VALUE;
            case "target" -> CoreObjects.TARGET;
            default -> null;
        };
    }

    /// Is it one of the aliases that print as their name only?
    public static boolean isBuiltinAlias(TypeAliasType alias) {
        return switch (alias.name()) {
            case "Data", "RichData", "RichDataKey", "Puppet::LookupKey", "Puppet::LookupValue" -> true;
            default -> false;
        };
    }
}
