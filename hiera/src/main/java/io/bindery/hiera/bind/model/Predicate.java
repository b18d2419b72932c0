package io.bindery.hiera.bind.model;

import java.util.Locale;

/// A category and the value it must have, as written.
public record Predicate(String category, String value) {
    public static final Predicate COMMON = new Predicate("common", "true");

    public boolean isCommon() {
        return category.equals("common");
    }

    public String canonicalValue() {
        return value.toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return isCommon() ? "common" : category + " '" + value + "'";
    }
}
