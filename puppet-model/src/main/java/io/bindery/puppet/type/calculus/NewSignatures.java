package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.BinaryType;
import io.bindery.puppet.type.BooleanType;
import io.bindery.puppet.type.FloatType;
import io.bindery.puppet.type.HashType;
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
import io.bindery.puppet.type.StructElement;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TimespanType;
import io.bindery.puppet.type.TimestampType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.UriType;
import io.bindery.puppet.type.parse.TypeParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The argument lists that `new` accepts, by type.
public final class NewSignatures {
    private static final String INTEGER = "/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/";
    private static final String FLOAT = "/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)"
            + "|(?:0[0-7]+)|(?:0[bB][01]+))\\z/";
    private static final String NUMERIC_SOURCE = "Variant[Integer, Float, Boolean, Pattern[" + FLOAT + "], Timespan, Timestamp]";
    private static final String INTEGER_SOURCE = "Variant[Numeric, Boolean, Pattern[" + INTEGER + "], Timespan, Timestamp]";
    private static final String FLOAT_SOURCE = "Variant[Numeric, Boolean, Pattern[" + FLOAT + "], Timespan, Timestamp]";
    private static final String RADIX = "Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]";
    private static final String FORMAT = "Pattern[/\\A%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])\\z/]";
    private static final String FORMATS = "Variant[Default, String[1], Hash[Type, Variant[" + FORMAT + ", Struct[{"
            + "Optional[format] => " + FORMAT + ", Optional[separator] => String, Optional[separator2] => String, "
            + "Optional[string_formats] => Hash[Type, " + FORMAT + "]}]]]]";
    private static final String TIME_FORMATS = "Variant[String[2], Array[String[2], 1]]";
    private static final String QUALIFIER = "Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]";
    private static final String VERSION = "Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)"
            + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/]";

    private NewSignatures() {}

    /// Null if no instance can be made.
    static @Nullable List<TupleType> of(Type type) {
        return switch (type) {
            case NumericType _ -> tuples(NUMERIC_SOURCE + ", Boolean, 1, 2", "Struct[{from => " + NUMERIC_SOURCE + ", Optional[abs] => Boolean}]");
            case IntegerType _ ->
                tuples(INTEGER_SOURCE + ", " + RADIX + ", Boolean, 1, 3",
                        "Struct[{from => " + INTEGER_SOURCE + ", Optional[radix] => " + RADIX + ", Optional[abs] => Boolean}]");
            case FloatType _ -> tuples(FLOAT_SOURCE + ", Boolean, 1, 2", "Struct[{from => " + FLOAT_SOURCE + ", Optional[abs] => Boolean}]");
            case StringType _ -> tuples("Any, " + FORMATS + ", 1, 2");
            case BooleanType _ -> tuples("Variant[Integer, Float, Boolean, Enum['false','true','yes','no','y','n',true]]");
            case ArrayType _, TupleType _ -> tuples("Variant[Array,Hash,Binary,Iterable], Boolean[false], 1, 2", "Any, Boolean[true]");
            case HashType _, StructType _ ->
                tuples("Array[Tuple[Array,Any],1], Enum[tree, hash_tree], 1, 2", "Array[Tuple[Any,Any],1]", "Any");
            case RegexpType _ -> tuples("String, Boolean, 1, 2");
            case TypeType _ -> tuples("String[1]");
            case SensitiveType _ -> tuples("Sensitive", "Any");
            case TimespanType _ -> timespan();
            case TimestampType _ -> timestamp();
            case SemVerType _ -> version();
            case SemVerRangeType _ -> versionRange();
            case BinaryType _ -> binary();
            case UriType _ -> tuples("String[1]", uriHash());
            case UnitType _ -> tuples("Any");
            case NotUndefType notUndef -> notUndef.type() == null ? tuples("Any") : of(notUndef.type());
            case OptionalType optional -> optional.type() == null ? null : of(optional.type());
            case TypeAliasType alias -> of(alias.resolved());
            case ObjectType object -> ofObject(object);
            case ObjectTypeExtension extension -> ofObject(extension.baseType());
            default -> null;
        };
    }

    private static List<TupleType> timespan() {
        return tuples(
                "Variant[Integer,Float]",
                "String[1], " + TIME_FORMATS + ", 1, 2",
                "Integer, Integer, Integer, Integer, Integer, Integer, Integer, 4, 7",
                "Struct[{string => String[1], Optional[format] => " + TIME_FORMATS + "}]",
                "Struct[{Optional[negative] => Boolean, Optional[days] => Integer, Optional[hours] => Integer, "
                        + "Optional[minutes] => Integer, Optional[seconds] => Integer, Optional[milliseconds] => Integer, "
                        + "Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}]");
    }

    private static List<TupleType> timestamp() {
        List<TupleType> all = new ArrayList<>(tuples(
                "Variant[Integer,Float]",
                "String[1], " + TIME_FORMATS + ", String[1], 1, 3",
                "Struct[{string => String[1], Optional[format] => " + TIME_FORMATS + ", Optional[timezone] => String[1]}]"));
        all.addFirst(new TupleType(List.of(), IntegerType.EMPTY_SIZE));
        return all;
    }

    private static List<TupleType> version() {
        String number = "Integer[0,default]";
        return tuples(
                VERSION,
                number + ", " + number + ", " + number + ", " + QUALIFIER + ", " + QUALIFIER + ", 3, 5",
                "Struct[{major => " + number + ", minor => " + number + ", patch => " + number + ", Optional[prerelease] => "
                        + QUALIFIER + ", Optional[build] => " + QUALIFIER + "}]");
    }

    private static List<TupleType> versionRange() {
        String bound = "Variant[Default,SemVer]";
        return tuples(
                "String[1]",
                bound + ", " + bound + ", Boolean, 2, 3",
                "Struct[{min => " + bound + ", Optional[max] => " + bound + ", Optional[exclude_max] => Boolean}]");
    }

    private static List<TupleType> binary() {
        String base64 = "Pattern[/\\A[a-zA-Z0-9\\/\\r\\n\\+]*[=]{0,2}\\z/]";
        String encoding = "Enum['%b', '%u', '%B', '%s', '%r']";
        return tuples(
                "String, " + encoding + ", 1, 2",
                "Array[Integer[0,255]]",
                "Struct[{value => " + base64 + ", Optional[format] => " + encoding + "}]",
                "Struct[{value => Array[Integer[0,255]]}]");
    }

    private static String uriHash() {
        StringBuilder out = new StringBuilder("Struct[{");
        for (String part : List.of("scheme", "userinfo", "host", "path", "query", "fragment", "opaque")) {
            out.append("Optional[").append(part).append("] => String[1], ");
        }
        return out.append("Optional[port] => Integer[0]}]").toString();
    }

    private static List<TupleType> ofObject(ObjectType object) {
        List<Type> required = new ArrayList<>();
        List<Type> optional = new ArrayList<>();
        for (StructElement element : object.initType().elements()) {
            (element.isOptional() ? optional : required).add(element.valueType());
        }
        List<Type> all = new ArrayList<>(required);
        all.addAll(optional);
        return List.of(new TupleType(List.of(object.initType())), new TupleType(all, new IntegerType(required.size(), all.size())));
    }

    private static List<TupleType> tuples(String... parameters) {
        return Arrays.stream(parameters)
                .map(each -> (TupleType) TypeParser.parse("Tuple[" + each + "]"))
                .toList();
    }
}
