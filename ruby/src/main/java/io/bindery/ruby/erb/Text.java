package io.bindery.ruby.erb;

import org.jspecify.annotations.Nullable;

/// A Ruby string: mutable, equal by content.
final class Text {
    private String content;

    Text(String content) {
        this.content = content;
    }

    String content() {
        return content;
    }

    void append(String more) {
        content = content + more;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Text text && content.equals(text.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    @Override
    public String toString() {
        return content;
    }
}
