package io.bindery.testkit.law;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/// Makes values from random numbers. The same numbers give the same value, so that a seed names a failure.
@FunctionalInterface
public interface Generator<T> {
    /// A filter gives up after this many values in a row that it refuses: it would hardly ever let one pass.
    int MOST_REFUSALS = 10_000;

    T next(RandomGenerator random);

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Generator<T> of(T... values) {
        List<T> all = List.of(values);
        return random -> all.get(random.nextInt(all.size()));
    }

    static Generator<Long> between(long least, long most) {
        return random -> random.nextLong(least, most + 1);
    }

    /// One of the generators, each as likely as the others.
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Generator<T> oneOf(Generator<? extends T>... generators) {
        List<Generator<? extends T>> all = List.of(generators);
        return random -> all.get(random.nextInt(all.size())).next(random);
    }

    static <A, B, T> Generator<T> combine(Generator<A> first, Generator<B> second, BiFunction<A, B, T> combination) {
        return random -> combination.apply(first.next(random), second.next(random));
    }

    default <R> Generator<R> map(Function<? super T, ? extends R> function) {
        return random -> function.apply(next(random));
    }

    default Generator<T> filter(Predicate<? super T> condition) {
        return random -> {
            for (int i = 0; i < MOST_REFUSALS; i++) {
                T value = next(random);
                if (condition.test(value)) {
                    return value;
                }
            }
            throw new IllegalStateException("a filter refused " + MOST_REFUSALS + " values");
        };
    }

    default Generator<List<T>> list(int least, int most) {
        return random -> {
            int size = random.nextInt(least, most + 1);
            List<T> values = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                values.add(next(random));
            }
            return List.copyOf(values);
        };
    }
}
