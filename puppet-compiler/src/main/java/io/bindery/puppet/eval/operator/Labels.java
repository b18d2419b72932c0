package io.bindery.puppet.eval.operator;

import io.bindery.puppet.syntax.tree.Expression;
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

/// The names that Puppet's messages use for kinds of expressions and values.
public final class Labels {
    private Labels() {}

    public static String of(Expression expression) {
        return io.bindery.puppet.syntax.issue.Labels.label(expression);
    }

    public static String of(Value value) {
        return switch (value) {
            case Undef undef -> "Undef Value";
            case Default any -> "Object";
            case Bool bool -> "Boolean";
            case Int integer -> "Integer";
            case BigInt integer -> "Integer";
            case Real real -> "Float";
            case Str string -> "String";
            case Regex regex -> "Regexp";
            case Arr array -> "Array";
            case Hash hash -> "Hash";
            case Sensitive sensitive -> "Sensitive";
            case Binary binary -> "Binary";
            case Timestamp timestamp -> "Timestamp";
            case Timespan timespan -> "Timespan";
            case SemVer version -> "Semver";
            case SemVerRange range -> "SemverRange";
            case Uri uri -> "Object";
            case TypeValue type -> ofType(type);
            case ObjectValue object -> "Object";
            case CallableValue callable -> "Object";
            case IterableValue iterable -> "Object";
        };
    }

    private static String ofType(TypeValue type) {
        if (type instanceof ResourceType reference && reference.given()) {
            return "Resource Statement";
        }
        return type instanceof ResourceType resource && resource.title() != null
                ? type + " Resource-Reference"
                : type + "-Type";
    }

    /// With its article: `an Integer`.
    public static String withArticle(String label) {
        return article(label) + " " + label;
    }

    public static String withCapitalArticle(String label) {
        return (article(label).equals("an") ? "An " : "A ") + label;
    }

    // As Puppet does: y counts as a vowel, and a leading quote is looked past.
    public static String article(String label) {
        char first = label.charAt(0);
        if ((first == '"' || first == '\'') && label.length() > 1) {
            first = label.charAt(1);
        }
        return "aeiouyAEIOUY".indexOf(first) >= 0 ? "an" : "a";
    }
}
