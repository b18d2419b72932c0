package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// Writes values for reports.
final class ValueText {
    private static final int LONGEST = 200;

    private ValueText() {}

    static boolean isLong(@Nullable Value value) {
        return value instanceof Str(String text) && text.indexOf('\n') >= 0;
    }

    /// A value on a line of its own.
    static String line(@Nullable Value value) {
        if (value == null) {
            return "(none)";
        }
        String text = value instanceof Str(String plain) ? "'" + plain.replace("\n", "\\n") + "'" : json(value);
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    }

    static String json(Value value) {
        JsonOutput out = new JsonOutput();
        new RichData(out).write(value);
        return out.toString();
    }
}
