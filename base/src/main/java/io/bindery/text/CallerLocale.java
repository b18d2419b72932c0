package io.bindery.text;

import java.util.Map;

/// The locale of whoever called the launcher. The launcher switches to UTF-8 where the caller's locale is another, because the JVM reads
/// file names and arguments by it; programs that are started from here get the caller's own back.
public final class CallerLocale {
    private static final String SAVED = "BINDERY_CALLER_LC_ALL";
    private static final String LOCALE = "LC_ALL";

    private CallerLocale() {}

    /// Puts the caller's locale back into the environment of a program that is about to start.
    public static void restore(Map<String, String> environment) {
        String saved = environment.remove(SAVED);
        if (saved == null) {
            return;
        }
        if (saved.isEmpty()) {
            environment.remove(LOCALE);
        } else {
            environment.put(LOCALE, saved);
        }
    }
}
