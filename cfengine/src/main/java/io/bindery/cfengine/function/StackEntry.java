package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.function.Supplier;

/// One level of what is being evaluated.
public sealed interface StackEntry {
    /// @param described the bundle as data, made when it is asked for
    public record BundleLevel(Supplier<Data> described) implements StackEntry {}

    public record SectionLevel(String promiseType) implements StackEntry {}

    /// One turn of a promise that called a bundle.
    public record IterationLevel() implements StackEntry {}

    /// A promise, and as it is being iterated, its expanded promiser.
    public record PromiseLevel(String promiseType, String promiser, String file, int line, String classGuard) implements StackEntry {}
}
