package io.bindery.ruby.erb;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `to_s` and `inspect` as Ruby 3.1 prints them.
final class Strings {
    private Strings() {}

    static String text(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case Text text -> text.content();
            case Symbol symbol -> symbol.name();
            default -> inspect(value);
        };
    }

    // A symbol that is no plain name is quoted, by rules that are left to Ruby.
    private static String symbol(String name) {
        boolean plain = !name.isEmpty() && !Character.isDigit(name.charAt(0)) && name.chars().allMatch(Strings::inName);
        if (!plain) {
            throw new BeyondSubset("a symbol that is no name");
        }
        return ":" + name;
    }

    private static boolean inName(int c) {
        return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    static String inspect(@Nullable Object value) {
        return switch (value) {
            case null -> "nil";
            case Text text -> quoted(text.content());
            case Symbol symbol -> symbol(symbol.name());
            case Boolean bool -> bool.toString();
            case Long number -> number.toString();
            case Double number -> Numbers.text(number);
            case List<?> list -> list(list);
            case Map<?, ?> map -> map(map);
            default -> throw new BeyondSubset("the text of such a value");
        };
    }

    private static String list(List<?> list) {
        StringBuilder text = new StringBuilder("[");
        for (Object element : list) {
            text.append(text.length() > 1 ? ", " : "").append(inspect(element));
        }
        return text.append(']').toString();
    }

    private static String map(Map<?, ?> map) {
        StringBuilder text = new StringBuilder("{");
        map.forEach((key, value) -> text.append(text.length() > 1 ? ", " : "")
                .append(inspect(key))
                .append("=>")
                .append(inspect(value)));
        return text.append('}').toString();
    }

    private static String quoted(String content) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            boolean interpolates = c == '#' && i + 1 < content.length() && "{$@".indexOf(content.charAt(i + 1)) >= 0;
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\t' -> text.append("\\t");
                case '\r' -> text.append("\\r");
                case '\033' -> text.append("\\e");
                default -> {
                    if (c < ' ' || c == 127) {
                        throw new BeyondSubset("a control character inspected");
                    }
                    text.append(interpolates ? "\\#" : String.valueOf(c));
                }
            }
        }
        return text.append('"').toString();
    }
}
