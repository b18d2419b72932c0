package io.bindery.puppet.compile;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The tags of a resource or catalog, in the order they were added. A resource has few tags, so that scanning them is faster than
/// a hash.
final class Tags {
    private static final Pattern SEPARATOR = Pattern.compile("::");

    private final List<String> tags = new ArrayList<>(12);

    boolean contains(String tag) {
        return tags.contains(tag);
    }

    boolean containsAny(List<String> wanted) {
        for (String tag : wanted) {
            if (tags.contains(tag)) {
                return true;
            }
        }
        return false;
    }

    List<String> toList() {
        return List.copyOf(tags);
    }

    /// Adds a tag in lower case, and each segment of a qualified one.
    ///
    /// @throws EvaluationError if no tag may look like that
    void add(String tag) {
        if (!isValid(tag)) {
            throw new EvaluationError("Invalid tag '" + tag.toLowerCase(Locale.ROOT) + "'");
        }
        addKnown(tag.toLowerCase(Locale.ROOT));
    }

    /// Adds the tag if it can be one, as titles are tried.
    void addIfValid(String tag) {
        if (isValid(tag)) {
            addKnown(tag.toLowerCase(Locale.ROOT));
        }
    }

    /// Adds the value of a `tag` parameter: one, or nested arrays of them. Gives the first that no tag may look like.
    @Nullable String addValue(Value value) {
        if (value instanceof Arr list) {
            for (Value element : list.elements()) {
                String wrong = addValue(element);
                if (wrong != null) {
                    return wrong;
                }
            }
            return null;
        }
        // As Puppet does: a hash is taken apart like an array, and a reference tags nothing.
        if (value instanceof Hash hash) {
            List<Value> parts = new ArrayList<>();
            hash.entries().forEach((key, each) -> parts.addAll(List.of(key, each)));
            return addValue(new Arr(parts));
        }
        if (value == Undef.UNDEF || value instanceof ResourceType || value instanceof ClassType) {
            return null;
        }
        String tag = Texts.of(value).toLowerCase(Locale.ROOT);
        if (!isValid(tag)) {
            return tag;
        }
        addKnown(tag);
        return null;
    }

    void addAll(Tags other) {
        for (int i = 0; i < other.tags.size(); i++) {
            addOne(other.tags.get(i));
        }
    }

    private void addKnown(String tag) {
        if (addOne(tag) && tag.contains("::")) {
            for (String segment : SEPARATOR.split(tag)) {
                addOne(segment);
            }
        }
    }

    private boolean addOne(String tag) {
        return !tags.contains(tag) && tags.add(tag);
    }

    // `\A[[:alnum:]_][[:alnum:]_:.-]*\Z` in Unicode; `\Z` lets one line end follow.
    static boolean isValid(String tag) {
        int length = tag.endsWith("\n") ? tag.length() - 1 : tag.length();
        if (length == 0) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char c = tag.charAt(i);
            boolean fits = c < 0x80
                    ? c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
                    : Character.isLetterOrDigit(c) || Character.isSurrogate(c);
            if (!fits && (i == 0 || c != ':' && c != '.' && c != '-')) {
                return false;
            }
        }
        return true;
    }
}
