package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import java.util.function.Supplier;

/// One level of the evaluation stack.
public sealed interface StackEntry {
    /// @param described the bundle as data, computed on demand
    public record BundleLevel(Supplier<Data> described) implements StackEntry {}

    public record SectionLevel(String promiseType) implements StackEntry {}

    /// One iteration of a promise that called a bundle.
    public record IterationLevel() implements StackEntry {}

    /// A promise, with its expanded promiser in the current iteration.
    public record PromiseLevel(String promiseType, String promiser, String file, int line, String classGuard) implements StackEntry {}
}
