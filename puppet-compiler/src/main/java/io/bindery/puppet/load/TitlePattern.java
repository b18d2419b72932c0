package io.bindery.puppet.load;

import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Derives the name variables of a type from a title: a regular expression and the variable of each of its groups.
///
/// @param regex null for the pattern that matches the whole title
/// @param changes the function applied to the text of each group; as many as there are names, or none
public record TitlePattern(@Nullable RubyRegex regex, List<String> names, List<UnaryOperator<String>> changes) {
    /// The pattern of files: it takes slashes off the end.
    private static final String PATH = "^(/|.+:/|.*[^/])/*\\Z";

    public TitlePattern {
        names = List.copyOf(names);
        changes = List.copyOf(changes);
    }

    public TitlePattern(@Nullable RubyRegex regex, List<String> names) {
        this(regex, names, List.of());
    }

    public static TitlePattern whole(String name) {
        return new TitlePattern(null, List.of(name));
    }

    /// A pattern by its source. As all of Puppet's own, it lets `.` match line ends.
    public static TitlePattern of(String source, List<String> names) {
        return source.equals("(.*)") && names.size() == 1
                ? whole(names.getFirst())
                : new TitlePattern(RubyRegex.compile(source, RubyRegex.MULTILINE), names);
    }

    /// A pattern by its source with the options written in it.
    public static TitlePattern exactly(String source, List<String> names) {
        return source.equals("(?m-ix:(.*))") && names.size() == 1
                ? whole(names.getFirst())
                : new TitlePattern(RubyRegex.compile(source), names);
    }

    /// Whether the pattern of files takes the whole title, which needs no regular expression to see.
    private static boolean isWholePath(RubyRegex regex, String title) {
        return regex.source().equals(PATH) && !title.isEmpty() && !title.endsWith("/") && title.indexOf('\n') < 0;
    }

    /// Puts the variables of a title into a map; false if the title does not match.
    boolean apply(String title, SequencedMap<String, String> variables) {
        RubyRegex searched = regex;
        if (searched == null || isWholePath(searched, title)) {
            variables.put(names.getFirst(), changes.isEmpty() ? title : changes.getFirst().apply(title));
            return true;
        }
        RegexMatch match = searched.match(title);
        if (match == null) {
            return false;
        }
        for (int i = 0; i < names.size(); i++) {
            String group = i < match.groupCount() ? match.group(i + 1) : null;
            if (group != null) {
                variables.put(names.get(i), changes.isEmpty() ? group : changes.get(i).apply(group));
            }
        }
        return true;
    }
}
