package io.bindery.testkit.law;

import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Tries a law on many generated values. A failure names the seed that made the values; `-Dlaw.seed=SEED` tries that one first.
///
/// A law that holds only under a condition calls [#assume]; at least one try in twenty must meet it, so that no law passes by being tried on nothing.
public final class Laws {
    private static final long FIRST_SEED = 20_161;
    private static final int FEWEST_MET = 20;

    private Laws() {}

    private static final class Unmet extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unmet() {
            super("the condition of the law is not met", null, false, false);
        }
    }

    /// Ends this try without a verdict unless the condition holds.
    public static void assume(boolean condition) {
        if (!condition) {
            throw new Unmet();
        }
    }

    public static <T> void forAll(int tries, Generator<T> values, Consumer<? super T> law) {
        int met = 0;
        long first = Long.getLong("law.seed", FIRST_SEED);
        for (long seed = first; seed < first + tries; seed++) {
            try {
                law.accept(values.next(new SplittableRandom(seed)));
                met++;
            } catch (Unmet skipped) {
                // Counted by being left out of `met`.
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError("seed " + seed + ": " + broken.getMessage(), broken);
            }
        }
        if (met * FEWEST_MET < tries) {
            throw new AssertionError("only " + met + " of " + tries + " tries met the condition of the law");
        }
    }

    public static <A, B> void forAll(int tries, Generator<A> first, Generator<B> second, BiConsumer<? super A, ? super B> law) {
        record Pair<A, B>(A first, B second) {}
        forAll(tries, Generator.combine(first, second, Pair::new), pair -> law.accept(pair.first(), pair.second()));
    }
}
