package io.bindery.puppet.load;

import java.util.function.Supplier;

/// A result that is kept between compiles, with the record of the files that were looked at to compute it.
record Remembered<T>(T result, Looks looks) {

    /// Computes a result. Its looks are recorded only if a caller records looks; a library also works without.
    static <T> Remembered<T> of(Supplier<T> work) {
        Looks looks = new Looks();
        if (!Looks.areNoted()) {
            return new Remembered<>(work.get(), looks);
        }
        try {
            return new Remembered<>(Looks.during(looks, work), looks);
        } finally {
            // A failure depends on the files looked at, too.
            looks.again();
        }
    }

    /// The result. Its looks also count as looks of the caller.
    T taken() {
        looks.again();
        return result;
    }
}
