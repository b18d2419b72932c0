package io.bindery.puppet.type.mismatch;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.CoreTypes;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.InitType;
import io.bindery.puppet.type.IterableType;
import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.NotUndefType;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.ObjectTypeExtension;
import io.bindery.puppet.type.OptionalType;
import io.bindery.puppet.type.SensitiveType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.StructType;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.type.TypeReferenceType;
import io.bindery.puppet.type.TypeSetType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.type.UnitType;
import io.bindery.puppet.type.VariantType;
import io.bindery.puppet.type.calculus.Generalization;
import io.bindery.puppet.type.print.TypePrinter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The texts for an expected and an actual type: short names if these differ, otherwise all details.
public final class WrongTypeText {
    private WrongTypeText() {}

    static String complaint(Type expected, Type actual) {
        boolean optional = expected instanceof OptionalType;
        Type wanted = expected instanceof OptionalType option && option.type() != null ? option.type() : expected;
        List<Type> alternatives = wanted instanceof VariantType variant ? variant.types() : List.of(wanted);
        boolean detailed = isDetailed(alternatives, actual);
        List<String> words = new ArrayList<>(names(alternatives, detailed));
        if (optional) {
            words.addFirst("Undef");
        }
        String got = detailed ? actualText(alternatives, actual) : shortName(actual);
        if (words.size() == 1) {
            return " expects " + withArticle(words.getFirst()) + " value, got " + got;
        }
        return " expects a value of type " + joined(words) + ", got " + got;
    }

    private static List<String> names(List<Type> types, boolean detailed) {
        List<String> names = new ArrayList<>();
        for (Type type : types) {
            names.add(detailed ? TypePrinter.expanded(type) : shortName(type));
        }
        return detailed ? names : new ArrayList<>(new LinkedHashSet<>(names));
    }

    private static String joined(List<String> words) {
        if (words.size() == 2) {
            return words.get(0) + " or " + words.get(1);
        }
        return String.join(", ", words.subList(0, words.size() - 1)) + ", or " + words.getLast();
    }

    static String noMatch(Type expected, Type actual) {
        String prefix = "";
        Type wanted = expected;
        if (expected instanceof OptionalType optional && optional.type() != null) {
            wanted = optional.type();
            prefix = "an undef value or ";
        }
        String got = actual instanceof StringType string && string.value() != null ? "'" + string.value() + "'" : shortName(actual);
        return " expects " + prefix + "a match for " + TypePrinter.expanded(wanted) + ", got " + got;
    }

    private static boolean isDetailed(List<Type> expected, Type actual) {
        return expected.stream().anyMatch(each -> isSameKind(each, actual))
                || expected.stream().anyMatch(each -> {
                    Type real = each instanceof TypeAliasType alias ? alias.resolved() : each;
                    return widest(real).isAssignable(actual);
                });
    }

    private static boolean isSameKind(Type expected, Type actual) {
        return expected.getClass() == actual.getClass()
                || expected instanceof TypeAliasType
                || actual instanceof TypeAliasType
                || expected instanceof StructType && actual instanceof HashType
                || expected instanceof TupleType && actual instanceof ArrayType;
    }

    private static String actualText(List<Type> expected, Type actual) {
        List<Type> real = expected.stream().map(TypeAliasType::unalias).toList();
        Type general = Generalization.generalize(actual);
        boolean full = real.stream().anyMatch(each -> isSameKind(each, actual)) || real.stream().anyMatch(each -> each.isAssignable(general));
        return full ? TypePrinter.expanded(actual) : actual.simpleName();
    }

    private static String shortName(Type type) {
        Type inner = contained(type);
        return inner == null || inner instanceof AnyType ? type.name() : type.name() + "[" + inner.name() + "]";
    }

    private static @Nullable Type contained(Type type) {
        return switch (type) {
            case OptionalType optional -> optional.type();
            case NotUndefType notUndef -> notUndef.type();
            case IterableType iterable -> iterable.elementType();
            case IteratorType iterator -> iterator.elementType();
            case TypeType typeType -> typeType.type();
            case SensitiveType sensitive -> sensitive.type();
            case InitType init -> init.type();
            default -> null;
        };
    }

    /// The type without its parameters.
    private static Type widest(Type type) {
        return switch (type) {
            case ObjectType _ -> ObjectType.DEFAULT;
            case ObjectTypeExtension _ -> AnyType.DEFAULT;
            case TypeAliasType _ -> TypeAliasType.DEFAULT;
            case TypeReferenceType _ -> TypeReferenceType.DEFAULT;
            case TypeSetType _ -> TypeSetType.DEFAULT;
            case UnitType _ -> UnitType.DEFAULT;
            default -> {
                Type found = CoreTypes.find(type.name().toLowerCase(java.util.Locale.ROOT));
                yield found == null ? AnyType.DEFAULT : found;
            }
        };
    }

    public static String withArticle(String text) {
        char first = text.charAt(0);
        char letter = (first == '"' || first == '\'') && text.length() > 1 ? text.charAt(1) : first;
        return ("aeiouyAEIOUY".indexOf(letter) >= 0 ? "an " : "a ") + text;
    }
}
