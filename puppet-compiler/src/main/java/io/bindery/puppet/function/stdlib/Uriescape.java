package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import java.nio.charset.StandardCharsets;

/// `uriescape`: escapes the characters of a text that a URI may not contain.
final class Uriescape {
    private static final String PLAIN = "-_.!~*'();/?:@&=+$,[]";

    static final Function FUNCTION = Checks.ofStrings("uriescape", Uriescape::escaped);

    private Uriescape() {}

    private static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = b >= 0 && (Character.isLetterOrDigit(b) || PLAIN.indexOf(b) >= 0);
            out.append(plain ? Character.toString(b) : String.format("%%%02X", b & 0xff));
        }
        return out.toString();
    }
}
