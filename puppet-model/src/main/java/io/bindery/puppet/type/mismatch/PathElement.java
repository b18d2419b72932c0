package io.bindery.puppet.type.mismatch;

/// One step of the path from the subject of a message to its faulty part.
public record PathElement(Kind kind, String key) {

    enum Kind {
        SUBJECT,
        ENTRY,
        ENTRY_KEY,
        PARAMETER,
        RETURN,
        BLOCK,
        INDEX,
        VARIANT,
        SIGNATURE
    }

    static PathElement of(Kind kind, int index) {
        return new PathElement(kind, Integer.toString(index));
    }

    /// One of several alternatives; does not count when two paths are compared.
    boolean isAlternative() {
        return kind == Kind.VARIANT || kind == Kind.SIGNATURE;
    }

    @Override
    public String toString() {
        return switch (kind) {
            case SUBJECT, RETURN, BLOCK -> key;
            case ENTRY -> "entry '" + key + "'";
            case ENTRY_KEY -> "key of entry '" + key + "'";
            case PARAMETER -> "parameter '" + key + "'";
            case INDEX -> "index " + key;
            case VARIANT -> "variant " + key;
            case SIGNATURE -> (Integer.parseInt(key) + 1) + ".";
        };
    }
}
