package io.bindery.fleet.report;

import io.bindery.fleet.diff.Change;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Describes a change in words, for several reports.
final class ChangeWords {
    private ChangeWords() {}

    /// The kind of a change, as the JSON report names it.
    static String kind(Change change) {
        return switch (change) {
            case Change.Added added -> "added";
            case Change.Removed removed -> "removed";
            case Change.Altered altered -> "changed";
            case Change.EdgeChanged edge -> edge.added() ? "edge-added" : "edge-removed";
            case Change.ClassChanged named -> named.added() ? "class-added" : "class-removed";
        };
    }

    /// `mode`, or `options / key` for a part of a hash; empty for a whole resource.
    static String path(Change change) {
        if (!(change instanceof Change.Altered altered)) {
            return "";
        }
        List<String> path = altered.path();
        return String.join(" / ", path.getFirst().equals("parameters") ? path.subList(1, path.size()) : path);
    }

    /// One line: `File[/etc/motd] mode: '0644' -> '0600'`.
    static String line(Change change) {
        return switch (change) {
            case Change.Added added -> "adds " + added.subject();
            case Change.Removed removed -> "removes " + removed.subject();
            case Change.Altered altered -> altered.subject() + " " + path(altered) + values(altered.before(), altered.after());
            case Change.EdgeChanged edge -> (edge.added() ? "adds " : "removes ") + edge.source() + " " + edge.kind() + " " + edge.target();
            case Change.ClassChanged named -> (named.added() ? "adds class " : "removes class ") + named.name();
        };
    }

    private static String values(@Nullable Value before, @Nullable Value after) {
        return ValueText.isLong(before) || ValueText.isLong(after) ? " changes" : ": " + ValueText.line(before) + " -> " + ValueText.line(after);
    }
}
