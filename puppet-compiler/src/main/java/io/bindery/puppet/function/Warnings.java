package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.text.Place;

/// The texts of warnings that functions give once for each compile.
final class Warnings {
    private Warnings() {}

    /// A deprecation that does not say where.
    static void placeless(Call call, String key, String message) {
        call.warnOnce(key, message + "\n   (file & line not available)");
    }

    /// A deprecation at the place of the call.
    static void placed(Call call, String key, String message) {
        Place place = call.place();
        if (place == null) {
            placeless(call, key, message);
            return;
        }
        String file = place.file().name();
        String where = file.isEmpty() ? "(line: " + place.line() + ")" : "(file: " + file + ", line: " + place.line() + ")";
        call.warnOnce(key + "-" + file + "-" + place.line(), message + "\n   " + where);
    }
}
