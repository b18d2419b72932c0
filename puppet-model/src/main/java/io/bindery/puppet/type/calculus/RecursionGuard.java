package io.bindery.puppet.type.calculus;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.IntFunction;

/// Records the aliases ("this") and the types they are compared with ("that") during a comparison, and detects repetition. When
/// both have repeated, the comparison has gone round once without finding a difference.
public final class RecursionGuard {
    static final int IN_THIS = 1;
    static final int IN_THAT = 2;
    static final int IN_BOTH = 3;

    private final Set<Object> these = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Object> those = Collections.newSetFromMap(new IdentityHashMap<>());
    private int state;

    <T> T withThis(Object subject, IntFunction<T> body) {
        return with(these, IN_THIS, subject, body);
    }

    <T> T withThat(Object subject, IntFunction<T> body) {
        return with(those, IN_THAT, subject, body);
    }

    private <T> T with(Set<Object> open, int flag, Object subject, IntFunction<T> body) {
        if ((state & flag) == 0) {
            if (open.add(subject)) {
                T result = body.apply(state);
                state &= ~flag;
                open.remove(subject);
                return result;
            }
            state |= flag;
        }
        return body.apply(state);
    }

    int addThat(Object subject) {
        if ((state & IN_THAT) == 0 && !those.add(subject)) {
            state |= IN_THAT;
        }
        return state;
    }
}
