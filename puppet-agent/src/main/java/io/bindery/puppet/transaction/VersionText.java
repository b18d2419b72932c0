package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Version;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// The version of a catalog in log lines and reports.
final class VersionText {
    private VersionText() {}

    static String of(Version version) {
        return switch (version) {
            case Version.None _ -> "";
            case Version.Time(long seconds) -> Long.toString(seconds);
            case Version.Text(String text) -> text;
        };
    }

    static @Nullable Value value(Version version) {
        return switch (version) {
            case Version.None _ -> null;
            case Version.Time(long seconds) -> Int.of(seconds);
            case Version.Text(String text) -> Str.of(text);
        };
    }
}
