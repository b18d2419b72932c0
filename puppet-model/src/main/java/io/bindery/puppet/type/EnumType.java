package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import java.util.List;

/// `Enum['a', 'b']`: one of these strings, which are sorted and unique. With `true` as the last argument, case is ignored.
public record EnumType(List<String> values, boolean caseInsensitive) implements Type {
    public static final EnumType DEFAULT = new EnumType(List.of(), false);

    public EnumType {
        values = values.stream().distinct().sorted(CodePointOrder.ASCENDING).toList();
    }

    public static EnumType of(String... values) {
        return new EnumType(List.of(values), false);
    }

    public boolean contains(String text) {
        for (String value : values) {
            if (caseInsensitive ? equalsIgnoringAsciiCase(value, text) : value.equals(text)) {
                return true;
            }
        }
        return false;
    }

    // As Puppet does: only ASCII letters are folded.
    private static boolean equalsIgnoringAsciiCase(String one, String other) {
        if (one.length() != other.length()) {
            return false;
        }
        for (int i = 0; i < one.length(); i++) {
            if (fold(one.charAt(i)) != fold(other.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static char fold(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    @Override
    public String name() {
        return "Enum";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
