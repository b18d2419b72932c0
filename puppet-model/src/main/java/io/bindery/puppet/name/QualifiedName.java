package io.bindery.puppet.name;

import java.util.Optional;
import java.util.regex.Pattern;

/// The name of a class, a defined type, a function or a type, with its name spaces: `module::a::b`. The autoloader finds the
/// defining file by it.
///
/// @param text words separated by `::`
public record QualifiedName(String text) {
    private static final int LONGEST = 1_000;
    private static final Pattern WORDS = Pattern.compile("\\w+(?:::\\w+)*+");

    /// @throws InvalidName if the text is no such name
    public QualifiedName {
        if (text.length() > LONGEST || !WORDS.matcher(text).matches()) {
            throw new InvalidName("The name " + InvalidName.shown(text) + " is invalid");
        }
    }

    /// The name a text is, if it is one. Code can ask for anything; what is no name is in no file.
    public static Optional<QualifiedName> of(String text) {
        return isValid(text) ? Optional.of(new QualifiedName(text)) : Optional.empty();
    }

    /// Whether a text, as a whole, is such a name.
    public static boolean isValid(String text) {
        return text.length() <= LONGEST && WORDS.matcher(text).matches();
    }

    /// The relative path of the file that may define it.
    ///
    /// @param ending such as `.pp`
    public String file(String ending) {
        return text.replace("::", "/") + ending;
    }
}
