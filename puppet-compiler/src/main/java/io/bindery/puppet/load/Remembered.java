package io.bindery.puppet.load;

import java.util.function.Supplier;

/// A result that is kept between compiles, with what was looked at to work it out.
record Remembered<T>(T result, Looks looks) {

    /// Works something out. Looks are noted only where someone wants to know them: a library is used with them or without.
    static <T> Remembered<T> of(Supplier<T> work) {
        Looks looks = new Looks();
        if (!Looks.areNoted()) {
            return new Remembered<>(work.get(), looks);
        }
        try {
            return new Remembered<>(Looks.during(looks, work), looks);
        } finally {
            // What fails depends on its looks too.
            looks.again();
        }
    }

    /// The result, with its looks counted for whoever takes it.
    T taken() {
        looks.again();
        return result;
    }
}
