package io.bindery.puppet.convert;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `String.new(value, formats)`: converts any value to text. Formats may depend on the type, at any depth.
public final class StringConversion {
    private StringConversion() {}

    /// @param formats `default`, one format's text, or a hash from types to formats, already checked
    public static String convert(Value value, Value formats) {
        FormatMap map = FormatMap.forValue(value, formats);
        return text(value, map, Indentation.NONE);
    }

    static String text(Value value, FormatMap formats, Indentation indentation) {
        return switch (value) {
            case Undef undef -> ScalarText.undef(formats.find(value));
            case Default any -> ScalarText.defaulted(formats.find(value));
            case Bool bool -> ScalarText.bool(formats.find(value), bool.value());
            case Int whole -> ScalarText.whole(formats.find(value), whole);
            case BigInt whole -> ScalarText.whole(formats.find(value), whole);
            case Real real -> ScalarText.real(formats.find(value), real);
            case Str string -> ScalarText.string(formats.find(value), string);
            case Regex regex -> ScalarText.regex(formats.find(value), regex);
            case Binary binary -> ScalarText.binary(formats.find(value), binary);
            case Arr array -> ContainerText.array(formats.find(value), array, formats, indentation);
            case Hash hash -> ContainerText.hash(formats.find(value), hash, formats, indentation);
            case IterableValue iterable -> text(array(iterable), formats, indentation);
            case TypeValue type -> ScalarText.type(formats.find(value), type);
            case Uri uri -> ScalarText.uri(formats.find(value), uri);
            case ObjectValue object -> ScalarText.object(formats.find(value), object, indentation);
            case Sensitive sensitive -> ScalarText.other(formats.find(value), sensitive);
            case Timestamp timestamp -> ScalarText.other(formats.find(value), timestamp);
            case Timespan timespan -> ScalarText.other(formats.find(value), timespan);
            case SemVer version -> ScalarText.other(formats.find(value), version);
            case SemVerRange range -> ScalarText.other(formats.find(value), range);
            case CallableValue callable -> ScalarText.other(formats.find(value), callable);
        };
    }

    private static Arr array(IterableValue iterable) {
        List<Value> elements = new ArrayList<>();
        iterable.iterator().forEachRemaining(elements::add);
        return new Arr(elements);
    }
}
