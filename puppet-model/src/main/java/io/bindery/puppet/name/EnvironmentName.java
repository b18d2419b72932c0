package io.bindery.puppet.name;

import java.util.regex.Pattern;

/// The name of an environment, which is also the name of its directory.
///
/// @param text ASCII letters, digits and underscores
public record EnvironmentName(String text) {
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_]{1,255}");

    /// @throws InvalidName if the text is no such name
    public EnvironmentName {
        if (!isValid(text)) {
            throw new InvalidName("The environment must be purely alphanumeric, not " + InvalidName.shown(text));
        }
    }

    /// Whether a text, as a whole, is the name of an environment.
    public static boolean isValid(String text) {
        return WORD.matcher(text).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
