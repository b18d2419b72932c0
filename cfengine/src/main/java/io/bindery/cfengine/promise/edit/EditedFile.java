package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.value.ByteText;
import java.util.ArrayList;
import java.util.List;

/// The lines of a file while promises edit them. The file is written at most once, after the last promise. The messages about its
/// edits are shown at the same time, because edits that cancel each other out are no change.
public final class EditedFile {
    private final String name;
    private final List<String> lines;
    private final List<String> news = new ArrayList<>();
    private boolean changed;

    public EditedFile(String name, String content) {
        this.name = name;
        this.lines = new ArrayList<>(ByteText.lines(content));
    }

    public String name() {
        return name;
    }

    public List<String> lines() {
        return lines;
    }

    /// A region that covers all of the file.
    Region whole() {
        return new Region(0, lines.size());
    }

    void insert(int at, String line) {
        lines.add(at, line);
        changed = true;
    }

    void delete(int at) {
        lines.remove(at);
        changed = true;
    }

    void replace(int at, String line) {
        lines.set(at, line);
        changed = true;
    }

    /// Empties the file before it is edited; that alone is no change.
    public void empty() {
        lines.clear();
    }

    /// Counts an edit.
    void change() {
        changed = true;
    }

    public boolean isChanged() {
        return changed;
    }

    void tell(String message) {
        news.add(message);
    }

    /// The log lines that follow once the edits are written.
    public List<String> news() {
        return news;
    }

    public String content() {
        StringBuilder content = new StringBuilder();
        for (String line : lines) {
            content.append(line).append('\n');
        }
        return content.toString();
    }

    /// The lines of the range `[start, end)`.
    record Region(int start, int end) {
        /// The same lines after a line was inserted at an index; a line inserted inside the range belongs to it.
        Region with(int inserted) {
            return new Region(inserted <= start ? start + 1 : start, end + 1);
        }
    }
}
