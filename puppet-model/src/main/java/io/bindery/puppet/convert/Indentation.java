package io.bindery.puppet.convert;

/// The position of a container in its text: its nesting depth, whether it is the first of its siblings, and whether lines are
/// broken at all.
record Indentation(int level, boolean first, boolean indenting) {
    static final Indentation NONE = new Indentation(0, true, false);

    Indentation subsequent() {
        return first ? new Indentation(level, false, indenting) : this;
    }

    Indentation indenting(boolean flag) {
        return new Indentation(level, first, flag);
    }

    Indentation deeper(boolean flag) {
        return new Indentation(level + 1, true, flag);
    }

    boolean breaks() {
        return indenting && level > 0 && !first;
    }

    String padding() {
        return "  ".repeat(level);
    }
}
