package io.bindery.puppet.function;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.NumericType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.RegexpType;
import io.bindery.puppet.type.SemVerRangeType;
import io.bindery.puppet.type.SemVerType;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;

/// The functions that make instances of types.
final class Constructors {
    private Constructors() {}

    static Function of(Call call, Type type) {
        return switch (type) {
            case TypeAliasType alias -> of(call, alias.resolved());
            case OptionalType optional when optional.type() != null -> of(call, optional.type());
            case NotUndefType notUndef when notUndef.type() != null -> of(call, notUndef.type());
            case NotUndefType notUndef -> UnitConstructor.FUNCTION;
            case UnitType unit -> UnitConstructor.FUNCTION;
            case IntegerType whole -> IntegerConstructor.FUNCTION;
            case FloatType real -> FloatConstructor.FUNCTION;
            case NumericType number -> NumericConstructor.FUNCTION;
            case StringType string -> StringConstructor.FUNCTION;
            case BooleanType bool -> BooleanConstructor.FUNCTION;
            case RegexpType regex -> RegexpConstructor.FUNCTION;
            case ArrayType array -> ArrayConstructor.FUNCTION;
            case TupleType tuple -> ArrayConstructor.FUNCTION;
            case HashType hash -> HashConstructor.FUNCTION;
            case StructType struct -> HashConstructor.FUNCTION;
            case BinaryType binary -> BinaryConstructor.FUNCTION;
            case TimestampType timestamp -> TimestampConstructor.FUNCTION;
            case TimespanType timespan -> TimespanConstructor.FUNCTION;
            case SemVerType version -> SemVerConstructor.FUNCTION;
            case SemVerRangeType range -> SemVerRangeConstructor.FUNCTION;
            case SensitiveType sensitive -> SensitiveConstructor.FUNCTION;
            case UriType uri -> UriConstructor.FUNCTION;
            case TypeType meta -> TypeConstructor.FUNCTION;
            case InitType init when init.type() != null -> InitConstructor.of(call, init);
            case ObjectType object when object == LookupContext.objectType() -> LookupContextConstructor.FUNCTION;
            case ObjectType object -> ObjectConstructor.of(object);
            case ObjectTypeExtension extension -> ObjectConstructor.of(extension.baseType());
            default ->
                throw new EvaluationError("Creation of new instance of type '" + type + "' is not supported");
        };
    }
}
