package io.bindery.server.files;

import io.bindery.server.http.Parameters;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/// Writes the parameters of a request as Puppet's messages show them: as a Ruby hash with symbols for keys.
final class RubyOptions {
    private RubyOptions() {}

    /// @param rest the part of the path that names the file
    static String text(String rest, Parameters query) {
        StringJoiner text = new StringJoiner(", ", "{", "}");
        text.add(":rest=>" + quoted(rest));
        for (Map.Entry<String, List<String>> each : query.values().entrySet()) {
            if (!each.getKey().equals("environment")) {
                text.add(":" + each.getKey() + "=>" + value(each.getValue()));
            }
        }
        return text.toString();
    }

    private static String value(List<String> values) {
        if (values.size() == 1) {
            return value(values.getFirst());
        }
        StringJoiner list = new StringJoiner(", ", "[", "]");
        values.forEach(each -> list.add(value(each)));
        return list.toString();
    }

    private static String value(String text) {
        boolean bare = text.equals("true") || text.equals("false") || text.matches("\\d{1,18}") || text.matches("\\d{1,9}\\.\\d{1,9}");
        return bare ? text : quoted(text);
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
