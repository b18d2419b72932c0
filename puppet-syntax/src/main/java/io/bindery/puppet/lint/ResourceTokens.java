package io.bindery.puppet.lint;

import java.util.List;

/// The tokens of one body of a resource.
///
/// @param type the word before the brace
/// @param tokens from the colon to the semicolon or brace that ends the body
/// @param parameters the names before `=>`, not those inside hashes
public record ResourceTokens(LintToken type, List<LintToken> tokens, List<LintToken> parameters) {
    /// The names of one parameter, in the order they are written.
    public List<LintToken> named(String parameter) {
        return parameters.stream().filter(token -> token.value().equals(parameter)).toList();
    }

    /// Whether it is a file, by the type or by that of the module `concat`, which takes a mode too.
    public boolean hasMode() {
        return type.value().equals("file") || type.value().equals("concat");
    }
}
