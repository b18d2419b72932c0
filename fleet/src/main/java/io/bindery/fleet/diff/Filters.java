package io.bindery.fleet.diff;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.fleet.diff.Comparing.Filter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Removes the differences that the user ignores, and irrelevant ones.
record Filters(Comparing comparing) {
    /// What still matters of a file that is to be absent.
    private static final Set<String> OF_ABSENT_FILES = Set.of("ensure", "backup", "force", "provider");

    List<Difference> keep(List<Difference> found, Set<String> ignoredSubjects) {
        Set<String> absent = absentFiles(found);
        return found.stream()
                .filter(each -> !ignoredSubjects.contains(each.change().subject()))
                .filter(each -> comparing.ignored().stream().noneMatch(rule -> rule.covers(each.change())))
                .filter(each -> !(each.change() instanceof Change.Altered altered) || !meansNothing(altered, absent))
                .toList();
    }

    private Set<String> absentFiles(List<Difference> found) {
        Set<String> titles = new HashSet<>();
        if (comparing.filters().contains(Filter.ABSENT_FILE)) {
            for (Difference each : found) {
                if (each.change() instanceof Change.Altered altered
                        && altered.type().equals("File")
                        && altered.path().equals(List.of("parameters", "ensure"))
                        && isAbsent(altered.after())) {
                    titles.add(altered.title());
                }
            }
        }
        return titles;
    }

    private static boolean isAbsent(@Nullable Value ensure) {
        return ensure == Bool.FALSE || ensure instanceof Str(String text) && (text.equals("absent") || text.equals("false"));
    }

    private boolean meansNothing(Change.Altered altered, Set<String> absentFiles) {
        boolean file = altered.type().equals("File");
        if (file && absentFiles.contains(altered.title()) && !OF_ABSENT_FILES.contains(altered.path().getLast())) {
            return true;
        }
        boolean content = file && altered.path().equals(List.of("parameters", "content"));
        String title = altered.title().toLowerCase(java.util.Locale.ROOT);
        return content && has(Filter.YAML) && title.matches(".*\\.ya?ml") && sameData(altered, false)
                || content && has(Filter.JSON) && title.endsWith(".json") && sameData(altered, true)
                || has(Filter.SINGLE_ITEM_ARRAY) && (isOnly(altered.before(), altered.after()) || isOnly(altered.after(), altered.before()));
    }

    private boolean has(Filter filter) {
        return comparing.filters().contains(filter);
    }

    private static boolean isOnly(@Nullable Value list, @Nullable Value element) {
        return list instanceof Arr array && array.size() == 1 && !(element instanceof Arr) && array.get(0).equals(element);
    }

    private static boolean sameData(Change.Altered altered, boolean json) {
        return altered.before() instanceof Str(String before)
                && altered.after() instanceof Str(String after)
                && data(before, json) instanceof Value data
                && data.equals(data(after, json));
    }

    private static @Nullable Value data(String text, boolean json) {
        try {
            SourceFile source = new SourceFile("", text);
            return json
                    ? JsonReader.read(source, ValueBuilder.VALUES)
                    : YamlReader.read(source, ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError noData) {
            return null;
        }
    }
}
