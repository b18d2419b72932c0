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
            if (equals >= 0 && !line.stripLeading().startsWith("#")) {
                members.put(line.substring(0, equals).strip(), new Data.Text(value(line.substring(equals + 1).strip())));
            }
        });
        return new Data.Mapping(members);
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
