package io.bindery.puppet.resource.account;

import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A line of the shadow password file.
final class Shadow {
    private final String[] fields;

    private Shadow(String[] fields) {
        this.fields = fields;
    }

    /// The line of a user in the file's text; null if the user has no line.
    static @Nullable Shadow of(String user, String text) {
        for (String line : text.split("\n")) {
            String[] fields = line.split(":", -1);
            if (fields[0].equals(user)) {
                return new Shadow(fields);
            }
        }
        return null;
    }

    Map<String, Value> values() {
        Map<String, Value> values = new HashMap<>();
        values.put("password", fields.length > 1 ? Str.of(fields[1]) : Managed.ABSENT);
        values.put("password_min_age", number(3));
        values.put("password_max_age", number(4));
        values.put("password_warn_days", number(5));
        values.put("expiry", number(7) instanceof Int(long days) && days >= 0 ? Str.of(LocalDate.ofEpochDay(days).toString()) : Managed.ABSENT);
        return values;
    }

    // As the C library does: a field without a number is -1.
    private Value number(int field) {
        return fields.length > field && fields[field].matches("-?\\d{1,9}") ? Int.of(Long.parseLong(fields[field])) : Int.of(-1);
    }
}
