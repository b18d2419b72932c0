package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Assignability;
import io.bindery.puppet.type.calculus.Instances;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;

/// A type of the Puppet language, which is itself a value. Types are immutable, with one exception: aliases, objects and type
/// sets are named first and defined later, so that they may contain themselves.
///
/// [Types] answers the questions about types; the two most frequent ones are also here. `toString` is the text of `"${type}"`.
public sealed interface Type extends TypeValue
        permits AnyType, UndefType, DefaultType, UnitType, ScalarType, ScalarDataType, NumericType, IntegerType, FloatType, StringType,
                EnumType, PatternType, RegexpType, BooleanType, CollectionType, ArrayType, HashType, TupleType, StructType, VariantType,
                OptionalType, NotUndefType, IterableType, IteratorType, CallableType, TypeType, TypeAliasType, TypeReferenceType,
                ObjectType, ObjectTypeExtension, TypeSetType, InitType, SensitiveType, BinaryType, TimestampType, TimespanType, SemVerType,
                SemVerRangeType, UriType, RuntimeType, CatalogEntryType, ResourceType, ClassType {

    /// Its name without parameters, as in `Integer`.
    String name();

    /// The last part of its name.
    default String simpleName() {
        return name();
    }

    /// Is the value of this type?
    default boolean isInstance(Value value) {
        return Instances.isInstance(this, value);
    }

    /// Are all values of the other type also of this one?
    default boolean isAssignable(Type other) {
        return Assignability.isAssignable(this, other);
    }
}
