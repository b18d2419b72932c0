package io.bindery.puppet.type.print;

import io.bindery.puppet.type.IteratorType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.object.ObjectHash;
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
import io.bindery.puppet.value.Quotes;
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
import io.bindery.text.RubyFloat;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Writes values in the form used for parameters of types.
public final class ValueText {
    /// How long the elements of an array on one line may be, and what an element counts for that always breaks it.
    private static final int LINE = 100;

    private static final int LONG = 1000;

    private final StringBuilder out;
    private final Consumer<Type> types;
    /// The indentation of lines; -1 for a single line.
    private int level = -1;

    ValueText(StringBuilder out, Consumer<Type> types) {
        this.out = out;
        this.types = types;
    }

    /// Breaks hashes and long arrays into lines from here on.
    void indent(int from) {
        level = from;
    }

    public void value(Value value) {
        switch (value) {
            case Str string -> out.append(quoted(string.value()));
            case Int number -> out.append(number.value());
            case BigInt number -> out.append(number.value());
            case Real real -> out.append(of(real.value()));
            case Bool bool -> out.append(of(bool));
            case Undef _ -> out.append("undef");
            case Default _ -> out.append("default");
            case Regex regex -> out.append(of(regex));
            case Arr array -> array(array);
            case Hash hash -> hash(hash);
            case TypeValue type -> types.accept((Type) type);
            case SemVer version -> out.append('\'').append(version).append('\'');
            case SemVerRange range -> out.append('\'').append(range.text()).append('\'');
            case Timespan span -> out.append(of(span));
            case Timestamp time -> out.append(of(time));
            case Uri uri -> out.append("URI(").append(quoted(uri.text())).append(')');
            case ObjectValue object -> object(object);
            case Sensitive _ -> out.append("Instance of Sensitive");
            case Binary _ -> out.append("Instance of Binary");
            case CallableValue callable -> instance((Type) callable.type());
            case IterableValue iterable -> instance(new IteratorType((Type) iterable.elementType()));
        }
    }

    private void instance(Type type) {
        out.append("Instance of ");
        types.accept(type);
    }

    private void object(ObjectValue object) {
        Type type = (Type) object.type();
        if (isForeign(type)) {
            out.append(object);
            return;
        }
        out.append(type.name()).append('(');
        hash(ObjectHash.initializer(object));
        out.append(')');
    }

    /// Whether objects of the type are no instances of an Object type and so have no attributes to be made from.
    private static boolean isForeign(Type type) {
        return type instanceof RuntimeType || type instanceof ResourceType;
    }

    private void array(Arr array) {
        out.append('[');
        if (level < 0 || isShort(array)) {
            inner(array);
        } else {
            level++;
            String separator = "";
            for (Value element : array.elements()) {
                out.append(separator);
                newline();
                value(element);
                separator = ",";
            }
            level--;
            newline();
        }
        out.append(']');
    }

    private boolean isShort(Arr array) {
        int length = 0;
        for (Value element : array.elements()) {
            length += switch (element) {
                case Bool bool -> of(bool).length();
                case Undef _ -> "nil".length();
                case Default _ -> ":default".length();
                case Int number -> String.valueOf(number.value()).length();
                case Real real -> of(real.value()).length();
                case Str string -> 2 + string.value().codePointCount(0, string.value().length());
                case Arr inner -> inner.elements().isEmpty() ? 2 : LONG;
                case Hash inner -> inner.size() == 0 ? 2 : LONG;
                default -> LONG;
            };
        }
        return array.elements().isEmpty() || LINE - 2 * level > length;
    }

    private void newline() {
        out.append('\n').append("  ".repeat(level));
    }

    /// An array without its brackets; any other value as it is.
    void inner(Value value) {
        if (!(value instanceof Arr array)) {
            value(value);
            return;
        }
        List<Value> elements = array.elements();
        for (int i = 0; i < elements.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            value(elements.get(i));
        }
    }

    private void hash(Hash hash) {
        out.append('{');
        boolean lines = level >= 0;
        level += lines ? 1 : 0;
        String separator = "";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            out.append(separator);
            if (lines) {
                newline();
            }
            value(entry.getKey());
            out.append(" => ");
            value(entry.getValue());
            separator = lines ? "," : ", ";
        }
        if (lines) {
            level--;
            newline();
        }
        out.append('}');
    }

    public static String of(Bool bool) {
        return bool.value() ? "true" : "false";
    }

    public static String of(Regex regex) {
        return regex.literal();
    }

    public static String of(Timespan span) {
        return "'" + span + "'";
    }

    public static String of(Timestamp time) {
        return "'" + time + "'";
    }

    /// As Ruby prints a float.
    public static String of(double number) {
        return RubyFloat.text(number);
    }

    static String quoted(String text) {
        return Quotes.single(text);
    }
}
