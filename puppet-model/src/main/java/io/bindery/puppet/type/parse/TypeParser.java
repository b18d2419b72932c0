package io.bindery.puppet.type.parse;

import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads types written as text: signatures of functions, `Type.new('...')`, types in data. Only literals may be between the
/// brackets. A text that is a single name is looked up without parsing. Callers that use the same text often should keep the
/// type.
public final class TypeParser {
    private static final int MAX_DEPTH = 500;

    private final String text;
    private final Meaning meaning;
    private int at;
    private int depth;

    private TypeParser(String text, Meaning meaning) {
        this.text = text;
        this.meaning = meaning;
    }

    /// Resolves names and brackets.
    public interface Meaning {
        Type named(String name);

        Value parameterized(String name, List<Value> parameters, String source);

        /// `Name(arguments)`, which is no type.
        default @Nullable Value made(String name, List<Value> arguments) {
            return null;
        }
    }

    /// A type of built-in names only. Throws [TypeException] with Puppet's message.
    public static Type parse(String text) {
        return parse(text, TypeResolver.NONE);
    }

    /// A type whose other names the resolver knows; a name it does not know becomes a [TypeReferenceType].
    /// Throws [TypeException] with Puppet's message.
    public static Type parse(String text, TypeResolver resolver) {
        // As Puppet does: only a text that is this and nothing else is an array of at least one.
        if (text.equals("Array[1]")) {
            return new ArrayType(AnyType.DEFAULT, IntegerType.NOT_EMPTY_SIZE);
        }
        TypeParser parser = new TypeParser(text, new TypeInterpreter(resolver));
        parser.space();
        if (parser.at == text.length()) {
            throw notAType("");
        }
        if (!(parser.whole() instanceof Type type)) {
            throw parser.notAType();
        }
        return type;
    }

    /// Any value that can be written between the brackets of a type.
    public static Value read(String text, Meaning meaning) {
        return new TypeParser(text, meaning).whole();
    }

    private Value whole() {
        Value value = value();
        space();
        if (at < text.length()) {
            throw notAType();
        }
        return value;
    }

    private TypeException notAType() {
        return notAType(text);
    }

    private static TypeException notAType(String expression) {
        return new TypeException("The expression <" + expression.strip() + "> is not a valid type specification.");
    }

    private TypeException unexpected() {
        return new TypeException(at < text.length() ? "Syntax error at '" + peek() + "'" : "Syntax error at end of input");
    }

    private Value value() {
        if (++depth > MAX_DEPTH) {
            throw new TypeException("The type is nested too deep");
        }
        space();
        Value value = switch (peek()) {
            case '\'' -> Str.of(singleQuoted());
            case '"' -> Str.of(doubleQuoted());
            case '/' -> TypeMaking.checked(regex());
            case '[' -> new Arr(list(']'));
            case '{' -> hash();
            default -> word();
        };
        depth--;
        return value;
    }

    private Value word() {
        char c = peek();
        if (c >= 'A' && c <= 'Z' || c == ':' && at + 2 < text.length() && Character.isUpperCase(text.charAt(at + 2))) {
            return type();
        }
        if (c >= '0' && c <= '9' || c == '-') {
            return number();
        }
        if (c == '$') {
            throw variable();
        }
        String name = name();
        return switch (name) {
            case "" -> throw unexpected();
            case "default" -> Default.DEFAULT;
            case "true" -> Bool.TRUE;
            case "false" -> Bool.FALSE;
            case "undef" -> Undef.UNDEF;
            default -> Str.of(name);
        };
    }

    // A variable is an expression, but not of a type.
    private TypeException variable() {
        int start = at++;
        name();
        return at == start + 1 ? unexpected() : notAType(text.substring(start, at));
    }

    private Value type() {
        int start = at;
        String name = name();
        if (!isReference(name)) {
            throw unexpected();
        }
        space();
        if (peek() == '(') {
            Value made = meaning.made(name, list(')'));
            if (made == null) {
                throw notAType();
            }
            return made;
        }
        if (peek() != '[') {
            return meaning.named(name);
        }
        List<Value> parameters = list(']');
        return meaning.parameterized(name, parameters, text.substring(start, at));
    }

    private List<Value> list(char end) {
        at++;
        List<Value> values = new ArrayList<>();
        space();
        while (peek() != end) {
            values.add(bareEntry(value()));
            space();
            if (peek() == ',') {
                at++;
                space();
            } else if (peek() != end) {
                throw unexpected();
            }
        }
        at++;
        return values;
    }

    /// `Struct[a => Type]`: a hash may be without its braces.
    private Value bareEntry(Value key) {
        space();
        if (!text.startsWith("=>", at)) {
            return key;
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        Value next = key;
        while (true) {
            expect("=>");
            entries.put(next, value());
            space();
            int before = at;
            if (peek() != ',') {
                return Hash.owning(entries);
            }
            at++;
            space();
            if (peek() == ']') {
                return Hash.owning(entries);
            }
            next = value();
            space();
            if (!text.startsWith("=>", at)) {
                at = before;
                return Hash.owning(entries);
            }
        }
    }

    private Value hash() {
        at++;
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        space();
        while (peek() != '}') {
            Value key = value();
            space();
            expect("=>");
            entries.put(key, value());
            space();
            if (peek() == ',') {
                at++;
                space();
            } else if (peek() != '}') {
                throw unexpected();
            }
        }
        at++;
        return Hash.owning(entries);
    }

    private Value number() {
        int start = at;
        if (peek() == '-') {
            at++;
            space();
        }
        int digits = at;
        while (at < text.length() && isNumberPart(digits)) {
            at++;
        }
        String sign = text.charAt(start) == '-' ? "-" : "";
        String number = text.substring(digits, at);
        try {
            return number(sign, number);
        } catch (NumberFormatException e) {
            throw notAType();
        }
    }

    private boolean isNumberPart(int start) {
        char c = text.charAt(at);
        boolean exponent = at > start && (text.charAt(at - 1) == 'e' || text.charAt(at - 1) == 'E') && !text.startsWith("0x", start);
        return Character.isLetterOrDigit(c)
                || c == '.' && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1))
                || (c == '-' || c == '+') && exponent;
    }

    private static Value number(String sign, String number) {
        if (number.startsWith("0x") || number.startsWith("0X")) {
            return Int.of(Long.parseLong(sign + number.substring(2), 16));
        }
        if (number.indexOf('.') >= 0 || number.indexOf('e') >= 0 || number.indexOf('E') >= 0) {
            return new Real(Double.parseDouble(sign + number));
        }
        boolean octal = number.length() > 1 && number.charAt(0) == '0';
        return Int.of(Long.parseLong(sign + number, octal ? 8 : 10));
    }

    private String name() {
        int start = at;
        while (at < text.length() && (isWordPart(text.charAt(at)) || text.startsWith("::", at))) {
            at += text.charAt(at) == ':' ? 2 : 1;
        }
        String name = text.substring(start, at);
        return name.startsWith("::") ? name.substring(2) : name;
    }

    // Each part of a type's name begins with a capital letter.
    private static boolean isReference(String name) {
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            if (begins && !(name.charAt(i) >= 'A' && name.charAt(i) <= 'Z')) {
                return false;
            }
            begins = name.startsWith("::", i);
            i += begins ? 1 : 0;
        }
        return !begins;
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    private String singleQuoted() {
        StringBuilder out = new StringBuilder();
        at++;
        while (peek() != '\'') {
            if (at >= text.length()) {
                throw unexpected();
            }
            if (peek() == '\\' && at + 1 < text.length() && (text.charAt(at + 1) == '\'' || text.charAt(at + 1) == '\\')) {
                at++;
            }
            out.append(text.charAt(at++));
        }
        at++;
        return out.toString();
    }

    private String doubleQuoted() {
        StringBuilder out = new StringBuilder();
        int start = at++;
        while (peek() != '"') {
            if (peek() == '$' && at + 1 < text.length() && isInterpolation(text.charAt(at + 1))) {
                throw notAType(text.substring(start, Math.max(text.indexOf('"', at), at) + 1));
            }
            if (at >= text.length()) {
                throw unexpected();
            }
            if (peek() == '\\' && at + 1 < text.length()) {
                at++;
                escape(out);
            } else {
                out.append(text.charAt(at++));
            }
        }
        at++;
        return out.toString();
    }

    private static boolean isInterpolation(char c) {
        return c == '{' || c == '_' || c == ':' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private void escape(StringBuilder out) {
        char c = text.charAt(at++);
        switch (c) {
            case 'n' -> out.append('\n');
            case 't' -> out.append('\t');
            case 'r' -> out.append('\r');
            case 's' -> out.append(' ');
            case 'u' -> unicode(out);
            case '"', '\\', '$', '\'' -> out.append(c);
            default -> out.append('\\').append(c);
        }
    }

    private void unicode(StringBuilder out) {
        boolean braced = peek() == '{';
        int start = braced ? at + 1 : at;
        int end = braced ? text.indexOf('}', start) : start + 4;
        if (end < 0 || end > text.length()) {
            throw notAType();
        }
        try {
            out.appendCodePoint(Integer.parseInt(text.substring(start, end), 16));
        } catch (IllegalArgumentException e) {
            throw notAType();
        }
        at = braced ? end + 1 : end;
    }

    private String regex() {
        StringBuilder out = new StringBuilder();
        at++;
        while (peek() != '/') {
            if (at >= text.length()) {
                throw unexpected();
            }
            if (peek() == '\\' && at + 1 < text.length()) {
                if (text.charAt(at + 1) != '/') {
                    out.append('\\');
                }
                at++;
            }
            out.append(text.charAt(at++));
        }
        at++;
        return out.toString();
    }

    private void expect(String token) {
        space();
        if (!text.startsWith(token, at)) {
            throw unexpected();
        }
        at += token.length();
    }

    // Comments are space too.
    private void space() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '#')) {
            int end = text.charAt(at) == '#' ? text.indexOf('\n', at) : at;
            at = end < 0 ? text.length() : end + 1;
        }
    }

    /// The next character; NUL at the end.
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }
}
