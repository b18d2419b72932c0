package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.ResourceType;
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

/// The names of kinds of values in messages: `a String`, `an Undef Value`, `an Integer-Type`.
public final class ValueLabels {
    private ValueLabels() {}

    /// As in `Illegal ... a String`.
    public static String withArticle(Value value) {
        return WrongTypeText.withArticle(of(value));
    }

    /// As at the start of a sentence.
    public static String withCapitalArticle(Value value) {
        String text = withArticle(value);
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    public static String of(Value value) {
        return switch (value) {
            case Undef _ -> "Undef Value";
            case Default _ -> "Object";
            case Bool _ -> "Boolean";
            case Int _, BigInt _ -> "Integer";
            case Real _ -> "Float";
            case Str _ -> "String";
            case Regex _ -> "Regexp";
            case Arr _ -> "Array";
            case Hash _ -> "Hash";
            case Sensitive _ -> "Sensitive";
            case Binary _ -> "Binary";
            case Timestamp _ -> "Timestamp";
            case Timespan _ -> "Timespan";
            case SemVer _ -> "Semver";
            case SemVerRange _ -> "SemverRange";
            case ResourceType resource when resource.given() -> "Resource Statement";
            case ResourceType resource when resource.title() != null -> resource + " Resource-Reference";
            case TypeValue type -> type + "-Type";
            case Uri _, ObjectValue _, CallableValue _, IterableValue _ -> "Object";
        };
    }
}
