package io.bindery.cfengine.data;

import io.bindery.cfengine.value.Data;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Reads `NAME=value` lines as `/etc/os-release` has them: quotes around values, backslashes before characters.
public final class EnvironmentFile {
    private EnvironmentFile() {}

    public static Data.Mapping read(String text) {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        text.lines().forEach(line -> {
            int equals = line.indexOf('=');
            String written = line.substring(equals + 1).strip();
            if (equals >= 0 && !line.stripLeading().startsWith("#") && isSound(written)) {
                members.put(line.substring(0, equals).strip(), new Data.Text(value(written)));
            }
        });
        return new Data.Mapping(members);
    }

    /// As CFEngine does: a line is passed over whose value has a quote in it, with no backslash, and none before it.
    private static boolean isSound(String written) {
        if (written.startsWith("\"") || written.startsWith("'")) {
            return true;
        }
        for (int at = 0; at < written.length(); at++) {
            char c = written.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '"' || c == '\'') {
                return false;
            }
        }
        return true;
    }

    private static String value(String written) {
        char quote = written.startsWith("\"") || written.startsWith("'") ? written.charAt(0) : 0;
        StringBuilder value = new StringBuilder();
        for (int at = quote == 0 ? 0 : 1; at < written.length(); at++) {
            char c = written.charAt(at);
            if (c == quote && quote != 0) {
                break;
            }
            if (c == '\\' && at + 1 < written.length()) {
                value.append(unescaped(written.charAt(++at)));
            } else {
                value.append(c);
            }
        }
        return value.toString();
    }

    private static char unescaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            default -> c;
        };
    }
}
