package io.bindery.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes a large mapping in block style as Psych does, line by line, without building a tree of data for it. [YamlOutput] writes
/// the parts that are data already.
public final class YamlLines {
    private static final int STEP = YamlOutput.Layout.USUAL.indentation();
    /// The text that long indentations are cut from.
    private static final String SPACES = " ".repeat(64);

    private final StringBuilder out;
    private int indent;

    /// @param first the first line, such as `---`
    public YamlLines(String first, int capacity) {
        out = new StringBuilder(capacity).append(first).append('\n');
    }

    private StringBuilder key(String word) {
        return out.append(SPACES, 0, indent).append(word).append(':');
    }

    /// A number, a boolean or nothing.
    ///
    /// @param word a key that needs no quotes, as in all methods that take a word
    public void plain(String word, @Nullable Object value) {
        key(word);
        if (value != null) {
            out.append(' ').append(value);
        }
        out.append('\n');
    }

    /// A boolean.
    public void flag(String word, boolean value) {
        key(word).append(value ? " true\n" : " false\n");
    }

    /// A text that is written as it stands, with its quotes where it needs them.
    public void verbatim(String word, String text) {
        key(word).append(' ').append(text).append('\n');
    }

    public void text(String word, @Nullable String text) {
        key(word);
        if (text != null) {
            out.append(' ');
            scalar(text);
        }
        out.append('\n');
    }

    public void texts(String word, List<String> texts) {
        if (texts.isEmpty()) {
            key(word).append(" []\n");
            return;
        }
        key(word).append('\n');
        for (String text : texts) {
            out.append(SPACES, 0, indent).append("- ");
            scalar(text);
            out.append('\n');
        }
    }

    /// Data of any kind.
    public void data(String word, @Nullable Object data) {
        key(word);
        YamlOutput.append(out, data, data instanceof List<?> ? indent : indent + STEP);
    }

    /// Begins a mapping under a word.
    public void open(String word) {
        key(word).append('\n');
        indent += STEP;
    }

    /// Begins a mapping under a text of any kind.
    public void openText(String text) {
        YamlOutput.appendKey(out.append(SPACES, 0, indent), text, indent);
        out.append('\n');
        indent += STEP;
    }

    /// Ends the mapping that was begun last.
    public void close() {
        indent -= STEP;
    }

    private void scalar(String text) {
        new YamlScalar(out, indent + STEP, false, YamlOutput.Layout.USUAL).write(text);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
