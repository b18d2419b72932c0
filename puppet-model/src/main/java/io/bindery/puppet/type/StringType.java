package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `String`, optionally with a size, or (inferred only) with one exact value. It never has both.
public record StringType(@Nullable IntegerType size, @Nullable String value) implements Type {
    public static final StringType DEFAULT = new StringType(null, null);
    public static final StringType NOT_EMPTY = new StringType(IntegerType.NOT_EMPTY_SIZE, null);

    /// The type of one character.
    public static final StringType CHARACTER = new StringType(IntegerType.exactly(1), null);

    public StringType {
        size = size == null ? null : size.asSize();
    }

    /// The type of exactly this string.
    public static StringType of(String value) {
        return new StringType(null, value);
    }

    public static StringType sized(long min, long max) {
        return new StringType(new IntegerType(min, max), null);
    }

    /// The size that follows from the size or the value.
    public IntegerType impliedSize() {
        if (size != null) {
            return size;
        }
        return value == null ? IntegerType.ANY_SIZE : IntegerType.exactly(length(value));
    }

    /// The length of a string in characters, as Ruby counts.
    public static int length(String value) {
        return value.codePointCount(0, value.length());
    }

    @Override
    public String name() {
        return "String";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
