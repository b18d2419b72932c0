package io.bindery.puppet.type.print;

import java.util.Locale;

/// The spelling of names of types.
public final class TypeNames {
    private TypeNames() {}

    /// `file` as `File`, `a::b` as `A::B`; a name that starts with a capital stays as it is.
    // As Puppet does: letters after the first of a part become small.
    public static String capitalized(String name) {
        if (!name.isEmpty() && name.charAt(0) >= 'A' && name.charAt(0) <= 'Z') {
            return name;
        }
        StringBuilder out = new StringBuilder(name.length());
        for (String part : name.split("::")) {
            out.append(out.isEmpty() && !name.startsWith("::") ? "" : out.isEmpty() && part.isEmpty() ? "" : "::");
            if (!part.isEmpty()) {
                out.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1).toLowerCase(Locale.ROOT));
            }
        }
        return out.toString();
    }
}
