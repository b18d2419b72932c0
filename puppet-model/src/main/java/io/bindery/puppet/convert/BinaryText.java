package io.bindery.puppet.convert;

import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.ConversionError;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/// Converts bytes to Base64 in its several forms, and back.
public final class BinaryText {
    private BinaryText() {}

    /// With a line end after every 60 characters, as Ruby's `encode64` writes.
    public static String relaxed(Binary binary) {
        String encoded = binary.base64();
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at < encoded.length(); at += 60) {
            lines.append(encoded, at, Math.min(at + 60, encoded.length())).append('\n');
        }
        return lines.toString();
    }

    static String urlSafe(Binary binary) {
        return Base64.getUrlEncoder().encodeToString(binary.bytes());
    }

    /// The first byte above 127, as an unsigned number.
    static int firstInvalid(byte[] bytes) {
        for (byte b : bytes) {
            if (b < 0) {
                return b & 0xff;
            }
        }
        return 0;
    }

    /// What a text says by `%B` (strict Base64), `%u` (URL-safe), `%b` (relaxed), `%s` (the text's own bytes) or `%r` (the same).
    public static Binary parse(String text, String format) {
        return switch (format) {
            case "%B" -> strict(text);
            case "%u" -> urlSafe(text);
            case "%b" -> lenient(text);
            default -> new Binary(text.getBytes(StandardCharsets.UTF_8));
        };
    }

    private static Binary strict(String text) {
        if (text.length() % 4 != 0) {
            throw new ConversionError("invalid base64");
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            return new Binary(bytes);
        } catch (IllegalArgumentException e) {
            throw new ConversionError("invalid base64");
        }
    }

    private static Binary urlSafe(String text) {
        String padded = text.endsWith("=") ? text : text + "=".repeat((4 - text.length() % 4) % 4);
        return strict(padded.replace('-', '+').replace('_', '/'));
    }

    /// Characters that are not Base64 are skipped; reading ends at the padding.
    private static Binary lenient(String text) {
        StringBuilder digits = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c == '=') {
                break;
            }
            if (c < 128 && (Character.isLetterOrDigit(c) || c == '+' || c == '/')) {
                digits.append(c);
            }
        }
        int usable = digits.length() % 4 == 1 ? digits.length() - 1 : digits.length();
        return new Binary(Base64.getDecoder().decode(digits.substring(0, usable)));
    }
}
