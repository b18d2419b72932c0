package io.bindery.ruby.erb;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What one rendering may take here. A template that takes more goes to Ruby itself, whose budget of time and memory ends it with a message.
final class RenderBudget {
    private static final long MOST_STEPS = 5_000_000;
    private static final int MOST_CHARACTERS = 32 << 20;

    /// Making so many characters, or elements, counts as a step.
    private static final int CHARACTERS_A_STEP = 32;

    private static final int ELEMENTS_A_STEP = 4;

    private long steps;

    void step() {
        take(1);
    }

    private void take(long more) {
        steps += more;
        if (steps > MOST_STEPS) {
            throw new BeyondSubset("more steps than are taken here");
        }
    }

    /// A text that was made, or that is put out.
    void made(CharSequence text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new BeyondSubset("a longer text than is made here");
        }
        take(text.length() / CHARACTERS_A_STEP);
    }

    /// What a method gave. A text that is added to is copied; a list or map that gives itself, as by `<<`, was not made anew.
    void made(@Nullable Object value, @Nullable Object receiver) {
        if (value instanceof Text text) {
            made(text.content());
        } else if (value != receiver && value instanceof List<?> list) {
            take(list.size() / ELEMENTS_A_STEP);
        } else if (value != receiver && value instanceof Map<?, ?> map) {
            take(map.size() / ELEMENTS_A_STEP);
        }
    }

    /// The output so far.
    void put(StringBuilder out) {
        if (out.length() > MOST_CHARACTERS) {
            throw new BeyondSubset("a longer output than is made here");
        }
    }
}
