package io.bindery.cfengine.eval;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;

/// Ends a run whose values grow without end before they fill the memory: a few lines of a policy can double a text or a container again and again.
final class SizeLimit {
    static final int MOST_CHARACTERS = 32 << 20;
    private static final int MOST_ELEMENTS = 1_000_000;

    private SizeLimit() {}

    /// @throws FatalError if a value is too large for a variable
    static void check(Value value) {
        switch (value) {
            case Scalar(String text) -> checkLength(text.length());
            case Items(var texts) -> checkCount(texts.size());
            case Data data -> checkCount(weight(data, 0));
        }
    }

    static void checkLength(long characters) {
        if (characters > MOST_CHARACTERS) {
            throw new FatalError("A text grew beyond the limit of " + MOST_CHARACTERS + " characters");
        }
    }

    private static void checkCount(int elements) {
        if (elements > MOST_ELEMENTS) {
            throw new FatalError("A value grew beyond the limit of " + MOST_ELEMENTS + " elements");
        }
    }

    /// The number of values in a container, each counted as often as it occurs, and so far as the limit only.
    private static int weight(Data data, int counted) {
        int sum = counted + 1;
        switch (data) {
            case Data.Sequence(var items) -> {
                for (Data item : items) {
                    if (sum > MOST_ELEMENTS) {
                        return sum;
                    }
                    sum = weight(item, sum);
                }
            }
            case Data.Mapping(var members) -> {
                for (Data member : members.values()) {
                    if (sum > MOST_ELEMENTS) {
                        return sum;
                    }
                    sum = weight(member, sum);
                }
            }
            case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ -> {
                return sum;
            }
        }
        return sum;
    }
}
