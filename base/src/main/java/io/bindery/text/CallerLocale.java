package io.bindery.text;

import java.util.Map;

/// The locale of the user who called the launcher. The launcher switches to UTF-8 if the locale has another encoding, because the
/// JVM decodes file names and arguments by it. Programs that this process starts get the caller's own locale.
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
