package io.bindery.puppet.report;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The levels of log lines, from the least to the most important.
public enum LogLevel {
    DEBUG("Debug", "\u001b[0;36m", "color: #40FFFF"),
    INFO("Info", "\u001b[0;32m", "color: #00CD00"),
    NOTICE("Notice", "\u001b[m", ""),
    WARNING("Warning", "\u001b[1;33m", "color: #FFFF60"),
    ERR("Error", "\u001b[1;31m", "color: #FFA0A0"),
    ALERT("Alert", "\u001b[1;31m", "color: #FFA0A0"),
    EMERG("Emergency", "\u001b[1;31m", "color: #FFA0A0"),
    CRIT("Critical", "\u001b[1;31m", "color: #FFA0A0");

    private final String title;
    private final String ansi;
    private final String style;

    LogLevel(String title, String ansi, String style) {
        this.title = title;
        this.ansi = ansi;
        this.style = style;
    }

    /// The word that a console line begins with.
    public String title() {
        return title;
    }

    /// The escape sequence that starts the level's colour on a terminal.
    String ansi() {
        return ansi;
    }

    /// The style of the level's lines in HTML.
    String style() {
        return style;
    }

    /// The word that manifests, settings and reports use.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The level of that word, or null.
    public static @Nullable LogLevel of(String word) {
        for (LogLevel level : values()) {
            if (level.word().equals(word)) {
                return level;
            }
        }
        return null;
    }

    /// Whether lines of the level go to standard error.
    public boolean isTrouble() {
        return compareTo(WARNING) >= 0;
    }
}
