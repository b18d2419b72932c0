package io.bindery.cfengine.syntax;

import io.bindery.text.Place;
import io.bindery.text.SourceFile;

/// A token; `text` as written, except that a quoted string has its quotes and escapes resolved.
record Token(Kind kind, String text, SourceFile source, int start, int end) {
    enum Kind {
        NAME,
        STRING,
        REFERENCE,
        /// `type:`
        PROMISE_TYPE,
        /// `expression::`
        GUARD,
        ARROW,
        THIN_ARROW,
        OPEN_BRACE,
        CLOSE_BRACE,
        OPEN_PARENTHESIS,
        CLOSE_PARENTHESIS,
        COMMA,
        SEMICOLON,
        /// A character that begins no token.
        STRAY,
        END
    }

    Place place() {
        return new Place(source, start, end);
    }

    /// Where an error about this token is shown: just behind it.
    Place behind() {
        return new Place(source, end, end);
    }

    String written() {
        return source.text().substring(start, end);
    }
}
