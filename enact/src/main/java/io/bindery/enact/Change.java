package io.bindery.enact;

/// One property of a subject, as it is and as it will be. A secret change names neither in logs.
public record Change(Subject subject, String property, String before, String after, boolean secret) {
    public Change(Subject subject, String property, String before, String after) {
        this(subject, property, before, after, false);
    }
}
