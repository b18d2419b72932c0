package io.bindery.puppet.syntax.reader;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The tokens of a text, in parallel arrays: a file has about a thousand tokens, and few need an object of their own.
///
/// The text of a token is its stretch of the file unless a value was set: strings with resolved escapes, and everything inside a
/// heredoc whose margin was removed.
final class Tokens {
    private final String text;
    private TokenKind[] kinds;
    private int[] starts;
    private int[] ends;
    private @Nullable String[] values;
    private int size;

    Tokens(String text) {
        this.text = text;
        int capacity = text.length() / 5 + 16;
        kinds = new TokenKind[capacity];
        starts = new int[capacity];
        ends = new int[capacity];
        values = new String[capacity];
    }

    void add(TokenKind kind, int start, int end, @Nullable String value) {
        if (size == kinds.length) {
            grow();
        }
        kinds[size] = kind;
        starts[size] = start;
        ends[size] = end;
        values[size++] = value;
    }

    private void grow() {
        int capacity = size * 2;
        kinds = Arrays.copyOf(kinds, capacity);
        starts = Arrays.copyOf(starts, capacity);
        ends = Arrays.copyOf(ends, capacity);
        values = Arrays.copyOf(values, capacity);
    }

    int size() {
        return size;
    }

    TokenKind kind(int index) {
        return kinds[index];
    }

    int start(int index) {
        return starts[index];
    }

    int end(int index) {
        return ends[index];
    }

    /// Whether no token starts before the one that was added before it.
    boolean areInOrder() {
        for (int i = 1; i < size; i++) {
            if (starts[i] < starts[i - 1]) {
                return false;
            }
        }
        return true;
    }

    Lexeme lexeme(int index) {
        return new Lexeme(kinds[index], starts[index], ends[index]);
    }

    /// The name, text or value of a token. A variable's has no `$`.
    String value(int index) {
        String value = values[index];
        if (value != null) {
            return value;
        }
        String fixed = kinds[index].text;
        if (fixed != null) {
            return fixed;
        }
        int start = kinds[index] == TokenKind.VARIABLE ? starts[index] + 1 : starts[index];
        value = text.substring(start, ends[index]);
        values[index] = value;
        return value;
    }

    /// Makes the variable of that name out of a word, as `${word}` does.
    void turnIntoVariable(int index) {
        values[index] = value(index);
        kinds[index] = TokenKind.VARIABLE;
    }

    /// Forgets the tokens from `size` on.
    void truncate(int size) {
        this.size = size;
    }
}
