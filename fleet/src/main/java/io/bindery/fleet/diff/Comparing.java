package io.bindery.fleet.diff;

import io.bindery.fleet.wire.Texts;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// What a comparison covers.
///
/// @param classes whether resources of type Class and the list of classes are compared
/// @param tags whether tags are compared
/// @param edges whether containment and relationships are compared
/// @param fileText whether files with a source are compared by their content
/// @param sharedText whether two changes of texts are the same if the changed lines are the same, whatever the rest of the texts
/// @param filters further rules that remove irrelevant differences
public record Comparing(
        List<IgnoreRule> ignored,
        List<String> ignoredTags,
        boolean classes,
        boolean tags,
        boolean edges,
        boolean fileText,
        boolean sharedText,
        Set<Filter> filters) {
    public static final Comparing USUAL = new Comparing(List.of(), List.of(), false, false, false, true, true, Set.of(Filter.ABSENT_FILE));

    public void write(DataOutputStream out) throws IOException {
        Texts.all(out, ignored.stream().map(IgnoreRule::text).toList());
        Texts.all(out, ignoredTags);
        out.writeBoolean(classes);
        out.writeBoolean(tags);
        out.writeBoolean(edges);
        out.writeBoolean(fileText);
        out.writeBoolean(sharedText);
        Texts.all(out, filters.stream().map(Filter::name).toList());
    }

    public static Comparing read(DataInputStream in) throws IOException {
        return new Comparing(
                Texts.all(in).stream().map(IgnoreRule::read).toList(),
                Texts.all(in),
                in.readBoolean(),
                in.readBoolean(),
                in.readBoolean(),
                in.readBoolean(),
                in.readBoolean(),
                Texts.all(in).stream().map(Filter::valueOf).collect(Collectors.toUnmodifiableSet()));
    }

    /// A rule that leaves out differences that mean nothing.
    public enum Filter {
        /// For a file that becomes absent, only the change that makes it absent is shown.
        ABSENT_FILE,
        /// Two texts of a `.yaml` file that are the same data.
        YAML,
        /// Two texts of a `.json` file that are the same data.
        JSON,
        /// A value and an array of nothing but that value.
        SINGLE_ITEM_ARRAY
    }
}
