package io.bindery.puppet.convert;

import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Uri;
import java.util.Map;
import java.util.function.Supplier;

/// Validates URIs and builds them from parts.
public final class UriText {
    private UriText() {}

    public static Uri parse(String text) {
        return converted(() -> Uri.parse(text));
    }

    /// A URI of its parts.
    public static Uri build(Map<String, String> parts) {
        return converted(() -> Uri.of(parts));
    }

    private static Uri converted(Supplier<Uri> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException e) {
            throw new ConversionError(String.valueOf(e.getMessage()));
        }
    }
}
