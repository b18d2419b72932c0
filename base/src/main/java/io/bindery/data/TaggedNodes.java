package io.bindery.data;

import java.io.ByteArrayOutputStream;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Interprets the tags of YAML nodes as Psych does, but creates no Ruby objects.
record TaggedNodes<T>(DataBuilder<T> builder, PlainScalars<T> scalars) {
    static final String CORE = "tag:yaml.org,2002:";
    private static final String BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final Pattern STRING = Pattern.compile("!(?:str|ruby/string)(?::(.*))?|" + CORE + "str");
    private static final Pattern LIST = Pattern.compile("!(?:seq|ruby/array):(.*)");
    private static final Pattern MAPPING = Pattern.compile("!(?:map|ruby/hash|ruby/array|ruby/marshalable|ruby/hash-with-ivars):(.*)");
    private static final Pattern OBJECT = Pattern.compile("!ruby/(struct|object|exception):?(.*)");

    static boolean isOrderedMap(String tag) {
        return tag.equals("!omap") || tag.equals(CORE + "omap");
    }

    T scalar(String tag, String value, YamlMark mark) {
        Matcher string = STRING.matcher(tag);
        if (string.matches()) {
            refuse(string.group(1), mark);
            return builder.string(value);
        }
        return switch (tag) {
            case CORE + "binary", "!binary" -> builder.binary(base64(value));
            case CORE + "float", "!float" -> scalars.asFloat(value, mark);
            case "!ruby/regexp" -> throw scalars.disallowed("Regexp", mark);
            case "!ruby/range" -> throw scalars.disallowed("Range", mark);
            case "!ruby/object:BigDecimal", "!ruby/object:DateTime", "!ruby/object:Complex", "!ruby/object:Rational" ->
                throw scalars.disallowed(tag.substring("!ruby/object:".length()), mark);
            case "!ruby/class", "!ruby/module" -> nameOfClass(value, mark);
            default -> tag.startsWith("!ruby/sym") ? scalars.symbol(value, mark) : scalars.plain(value, mark);
        };
    }

    private T nameOfClass(String value, YamlMark mark) {
        refuse(value, mark);
        return builder.undef();
    }

    private void refuse(@Nullable String className, YamlMark mark) {
        if (className != null && !className.isEmpty()) {
            throw scalars.disallowed(className, mark);
        }
    }

    void refuseList(String tag, YamlMark mark) {
        Matcher list = LIST.matcher(tag);
        if (list.matches()) {
            refuse(list.group(1), mark);
            throw new DataError("undefined method `allocate' for nil:NilClass", mark.line() + 1, mark.column() + 1);
        }
    }

    void refuseMapping(String tag, YamlMark mark) {
        Matcher object = OBJECT.matcher(tag);
        if (object.matches() && !object.group(2).equals("Hash")) {
            refuse(object.group(2), mark);
            String kind = object.group(1);
            throw scalars.disallowed(Character.toUpperCase(kind.charAt(0)) + kind.substring(1), mark);
        }
        Matcher mapping = MAPPING.matcher(tag);
        if (mapping.matches()) {
            refuse(mapping.group(1), mark);
            throw new DataError("undefined method `allocate' for nil:NilClass", mark.line() + 1, mark.column() + 1);
        }
        Matcher string = STRING.matcher(tag);
        if (string.matches()) {
            refuse(string.group(1), mark);
        }
        switch (tag) {
            case "!set", CORE + "set" -> throw scalars.disallowed("Psych::Set", mark);
            case "!omap", CORE + "omap" -> throw scalars.disallowed("Psych::Omap", mark);
            case "!ruby/range" -> throw scalars.disallowed("Range", mark);
            default -> {}
        }
    }

    // As Ruby does: characters that are not digits are skipped, and missing digits at the end are not an error.
    private static byte[] base64(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int bits = 0;
        int collected = 0;
        for (int i = 0; i < text.length() && text.charAt(i) != '='; i++) {
            int digit = BASE64.indexOf(text.charAt(i));
            if (digit >= 0) {
                collected = collected << 6 | digit;
                bits += 6;
            }
            if (bits >= 8) {
                bits -= 8;
                bytes.write(collected >> bits);
            }
        }
        return bytes.toByteArray();
    }

    // As Psych does: a mapping tagged as a string is the value of its key "str".
    T stringMapping(SequencedMap<T, T> members, YamlMark mark) {
        T text = members.remove(builder.string("str"));
        if (text == null && !members.isEmpty()) {
            throw new DataError("can't modify frozen NilClass: nil", mark.line() + 1, mark.column() + 1);
        }
        return text == null ? builder.undef() : text;
    }

    static boolean isString(String tag) {
        return STRING.matcher(tag).matches();
    }
}
