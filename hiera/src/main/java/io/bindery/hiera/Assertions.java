package io.bindery.hiera;

import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Checks that a value has a type; if not, the error has Puppet's message.
final class Assertions {
    private Assertions() {}

    /// Refuses a value that is not of the type.
    static void isInstance(String subject, String type, Value value) {
        isInstance(subject, TypeParser.parse(type), value);
    }

    static void isInstance(String subject, Type type, Value value) {
        try {
            Mismatches.assertInstance(subject, type, value);
        } catch (TypeException mismatch) {
            throw LookupError.other(String.valueOf(mismatch.getMessage()));
        }
    }

    /// @param type null for any
    static Value typed(String subject, @Nullable TypeValue type, Value value) {
        if (type instanceof Type wanted) {
            isInstance(subject, wanted, value);
        }
        return value;
    }

    static LookupError wrongLookupValue(String subject, Value value) {
        return LookupError.other(subject + " has wrong type, expects Puppet::LookupValue, got " + Types.infer(value));
    }

    /// Whether Puppet knows everything in the value.
    static boolean isRichData(Value value) {
        return switch (value) {
            case RubySymbol symbol -> false;
            case Arr list -> list.elements().stream().allMatch(Assertions::isRichData);
            case Hash hash -> hash.entries().entrySet().stream()
                    .allMatch(entry -> isKey(entry.getKey()) && isRichData(entry.getValue()));
            default -> true;
        };
    }

    private static boolean isKey(Value key) {
        return key instanceof Str || key instanceof io.bindery.puppet.value.Int || key instanceof io.bindery.puppet.value.Real;
    }

    /// Whether the value is surely `Data`: a quick look that spares most values the type calculus.
    static boolean isSurelyData(Value value) {
        return switch (value) {
            case Arr list -> list.elements().stream().allMatch(Assertions::isSurelyData);
            case Hash hash -> isSurelyDataHash(hash);
            case Str text -> true;
            case io.bindery.puppet.value.Int integer -> true;
            case io.bindery.puppet.value.Real real -> true;
            case io.bindery.puppet.value.Bool bool -> true;
            case io.bindery.puppet.value.Undef undef -> true;
            default -> false;
        };
    }

    static boolean isSurelyDataHash(Hash hash) {
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            if (!(entry.getKey() instanceof Str) || !isSurelyData(entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    static Value parse(String type) {
        try {
            return TypeParser.parse(type);
        } catch (TypeException wrong) {
            throw new LookupError(String.valueOf(wrong.getMessage()));
        }
    }

    /// The types that no data file can name. They are loaded when they are first needed.
    static final class Known {
        static final TypeValue SYMBOL = new RuntimeType("ruby", new Str("Symbol"));
        static final Type LOOKUP_CONTEXT = TypeParser.parse("""
                Object[{name=>'Puppet::LookupContext',
                  attributes=>{
                    environment_name=>{type=>String[1],kind=>derived},
                    module_name=>Variant[String[1],Undef]},
                  functions=>{
                    not_found=>Callable[[0,0],Undef],
                    explain=>Callable[[0,0,Callable[0,0]],Undef],
                    interpolate=>Callable[1,1],
                    cache=>Callable[[Optional[Scalar],Any],Any],
                    cache_all=>Callable[[Hash[Optional[Scalar],Any]],Undef],
                    cache_has_key=>Callable[[Optional[Scalar]],Boolean],
                    cached_value=>Callable[[Optional[Scalar]],Any],
                    cached_entries=>Variant[
                      Callable[[0,0,Callable[1,1]],Undef],
                      Callable[[0,0,Callable[2,2]],Undef],
                      Callable[[0,0],Iterable[Tuple[Optional[Scalar],Any]]]],
                    cached_file_data=>Callable[String,Optional[Callable[1,1]]]}}]""");

        private Known() {}
    }
}
