package io.bindery.hiera.bind.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The current state: every category with its value for this request, highest first, `common` last.
public final class Categories {
    private final List<Category> highestFirst;
    private final Map<String, Category> byName = new HashMap<>();

    public Categories(List<Category> highestFirst) {
        this.highestFirst = List.copyOf(highestFirst);
        highestFirst.forEach(category -> byName.put(category.name(), category));
    }

    /// Ranks names in their order, highest first, and puts `common` at the end.
    ///
    /// @param values null for those that do not apply
    public static Categories ranked(List<String> names, List<@Nullable String> values) {
        List<Category> ranked = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            ranked.add(new Category(names.get(i), canonical(values.get(i)), names.size() - i));
        }
        ranked.add(new Category("common", "true", 0));
        return new Categories(ranked);
    }

    private static @Nullable String canonical(@Nullable String value) {
        return value == null || value.isEmpty() ? null : value.toLowerCase(Locale.ROOT);
    }

    public List<Category> highestFirst() {
        return highestFirst;
    }

    public @Nullable Category find(String name) {
        return byName.get(name);
    }

    /// The categories and values of this request, as a bindings provider gets them.
    public Map<String, String> state() {
        Map<String, String> state = new HashMap<>();
        for (Category category : highestFirst) {
            if (category.value() != null) {
                state.put(category.name(), category.value());
            }
        }
        return state;
    }

    boolean holds(Predicate predicate) {
        if (predicate.isCommon()) {
            return true;
        }
        Category category = byName.get(predicate.category());
        return category != null && category.value() != null && category.value().equals(predicate.canonicalValue());
    }
}
