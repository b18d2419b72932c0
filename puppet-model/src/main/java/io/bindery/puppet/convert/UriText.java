package io.bindery.puppet.convert;

import io.bindery.puppet.value.Uri;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// URIs checked and put together.
public final class UriText {
    private UriText() {}

    public static Uri parse(String text) {
        try {
            return Uri.parse(text);
        } catch (IllegalArgumentException e) {
            throw new ConversionError(String.valueOf(e.getMessage()));
        }
    }

    /// A URI of its parts.
    public static Uri build(Map<String, String> parts) {
        StringBuilder uri = new StringBuilder();
        append(uri, "", parts.get("scheme"), ":");
        if (parts.containsKey("opaque")) {
            append(uri, "", parts.get("opaque"), "");
        } else {
            authority(uri, parts);
            append(uri, "", parts.get("path"), "");
            append(uri, "?", parts.get("query"), "");
        }
        append(uri, "#", parts.get("fragment"), "");
        return parse(uri.toString());
    }

    private static void authority(StringBuilder uri, Map<String, String> parts) {
        if (parts.containsKey("host")) {
            append(uri.append("//"), "", parts.get("userinfo"), "@");
            append(uri, "", parts.get("host"), "");
            if (!usual(parts.get("scheme"), parts.get("port"))) {
                append(uri, ":", parts.get("port"), "");
            }
        }
    }

    private static boolean usual(@Nullable String scheme, @Nullable String port) {
        return "http".equals(scheme) && "80".equals(port)
                || "https".equals(scheme) && "443".equals(port)
                || "ftp".equals(scheme) && "21".equals(port);
    }

    private static void append(StringBuilder uri, String before, @Nullable String part, String after) {
        if (part != null) {
            uri.append(before).append(part).append(after);
        }
    }
}
