package io.bindery.puppet.name;

import java.util.regex.Pattern;

/// The name of a module, which is also the name of its directory.
///
/// @param text a lower case letter, then lower case letters, digits and underscores
public record ModuleName(String text) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,254}");

    /// @throws InvalidName if the text is no such name
    public ModuleName {
        if (!isValid(text)) {
            throw new InvalidName("The module name " + InvalidName.shown(text) + " is invalid");
        }
    }

    /// Whether a text, as a whole, is the name of a module.
    public static boolean isValid(String text) {
        return NAME.matcher(text).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
