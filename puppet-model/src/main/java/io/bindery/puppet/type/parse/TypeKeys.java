package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.type.mismatch.WrongTypeText;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.Predicate;

/// The keys between the brackets of `Type[...]`, with Puppet's errors about their number and kind.
public record TypeKeys(Type type, List<Value> values) {

    public int size() {
        return values.size();
    }

    public Value get(int index) {
        return values.get(index);
    }

    Value last() {
        return values.getLast();
    }

    Value orDefault(int index) {
        return index < size() ? get(index) : Default.DEFAULT;
    }

    TypeKeys first(int count) {
        return new TypeKeys(type, values.subList(0, count));
    }

    public TypeKeys count(int min, int max) {
        if (size() < min || size() > max) {
            throw wrongCount(TypeException.WHOLE, article(), min, max);
        }
        return this;
    }

    // As Puppet does: the complaint says "1" whatever the fewest are.
    TypeKeys counted(int min, int max) {
        if (size() < min || size() > max) {
            throw wrongCount(TypeException.WHOLE, article(), 1, max);
        }
        return this;
    }

    /// The type as the start of a sentence: `An Enum-Type`.
    String article() {
        String text = WrongTypeText.withArticle(type + "-Type");
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    TypeException wrongCount(int blamed, String label, int min, int max) {
        String accepted;
        if (max == Integer.MAX_VALUE) {
            accepted = min + " or more arguments";
        } else if (max != min) {
            accepted = min + " to " + max + " arguments";
        } else {
            accepted = min + (min == 1 ? " argument" : " arguments");
        }
        return new TypeException("BAD_TYPE_SLICE_ARITY", blamed, label + "[] accepts " + accepted + ". Got " + size());
    }

    public TypeKeys each(Predicate<Value> allowed, String expected) {
        for (int i = 0; i < size(); i++) {
            if (!allowed.test(get(i))) {
                throw specialization(type, i, "Cannot use " + keyTypeName(get(i)) + " where " + expected + " is expected");
            }
        }
        return this;
    }

    static TypeException specialization(Type type, int blamed, String message) {
        return new TypeException(
                "BAD_TYPE_SPECIALIZATION",
                blamed,
                "Error creating type specialization of " + WrongTypeText.withArticle(type + "-Type") + ", " + message);
    }

    static String keyTypeName(Value key) {
        if (key == Undef.UNDEF) {
            return "Undef";
        }
        return key == Default.DEFAULT ? "Default" : Types.inferGeneric(key).toString();
    }

    public Type type(int index, String name) {
        if (index < size() && get(index) instanceof Type key) {
            return key;
        }
        throw notAType(index, name);
    }

    TypeException notAType(int index, String name) {
        String got = index < size() ? RubyClassName.of(get(index)) : "NilClass";
        return new TypeException("BAD_TYPE_SLICE_TYPE", index, name + "-Type[] arguments must be types. Got " + got);
    }

    Type oneType(String name) {
        if (size() != 1) {
            throw wrongCount(TypeException.WHOLE, name + "-Type", 1, 1);
        }
        return type(0, name);
    }

    /// The one key of `Object[...]` and `TypeSet[...]`: what defines the type, or only its name; an empty hash for the type itself.
    public Value definition(String name) {
        if (size() != 1) {
            throw wrongCount(TypeException.WHOLE, name + "-Type", 1, 1);
        }
        return switch (get(0)) {
            case Hash hash -> hash;
            case Str text when !text.value().isEmpty() -> text;
            case Str _, Undef _ -> Hash.EMPTY;
            case Default key -> key;
            default ->
                throw new TypeException("undefined method `empty?' for " + TypePrinter.text(get(0)) + ":" + RubyClassName.of(get(0)));
        };
    }

    /// One `Integer[..]`, or a lowest and perhaps a highest size, from an index to the end.
    IntegerType sizeFrom(int from) {
        if (from == size() - 1 && get(from) instanceof IntegerType range) {
            return range;
        }
        for (int i = from; i < size(); i++) {
            if (!(get(i) instanceof Int || get(i) == Default.DEFAULT)) {
                throw new TypeException(
                        "BAD_COLLECTION_SLICE_TYPE",
                        i,
                        "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got "
                                + WrongTypeText.withArticle(classLabel(get(i))));
            }
        }
        return TypeMaking.integer(get(from), orDefault(from + 1));
    }

    private static String classLabel(Value value) {
        String name = RubyClassName.of(value);
        return value instanceof Type ? name.substring(name.lastIndexOf(':') + 2, name.length() - 4) + "-Type" : name;
    }
}
