package io.bindery.puppet.syntax.printer;

import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.text.RubyFloat;

/// Writes strings as literals that parse back to the same text.
final class Quotes {
    private Quotes() {}

    /// A string literal; on one line whatever is in it, because the text of a heredoc may follow the line.
    static String string(String value) {
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            return '"' + doubleQuoted(value) + '"';
        }
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    static String doubleQuoted(String value) {
        return value.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("$", "\\$")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    /// Text of a heredoc that knows the escapes of `\` and `$`.
    static String heredoc(String value) {
        return value.replace("\\", "\\\\").replace("$", "\\$");
    }

    static String regex(String pattern) {
        return "/" + pattern.replace("/", "\\/") + "/";
    }

    static String integer(LiteralInteger integer) {
        return switch (integer.radix()) {
            case 16 -> "0x" + Names.value(integer).toString(16);
            case 8 -> "0" + Names.value(integer).toString(8);
            default -> Names.digits(integer);
        };
    }

    static String number(double value) {
        return RubyFloat.text(value).replace("e+", "e");
    }

    static String templateText(String value) {
        return value.replace("<%", "<%%").replace("%>", "%%>");
    }
}
