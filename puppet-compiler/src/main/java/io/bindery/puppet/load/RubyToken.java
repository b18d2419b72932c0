package io.bindery.puppet.load;

/// A token of a Ruby text.
///
/// @param text a word or mark as written; the name of a symbol or key; the source of a string or regular expression
/// @param options the letters after a regular expression
/// @param first whether it is the first on its line
record RubyToken(Kind kind, String text, String options, boolean first) {

    /// The kind of a token.
    enum Kind {
        WORD,
        /// `:name`
        SYMBOL,
        /// `name:` in a hash
        KEY,
        STRING,
        REGEX,
        NUMBER,
        MARK
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && text.equals(word);
    }

    boolean isMark(String mark) {
        return kind == Kind.MARK && text.equals(mark);
    }
}
