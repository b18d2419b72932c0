package io.bindery.cfengine.function;

/// One level of what is being evaluated.
public sealed interface StackEntry {
    record BundleLevel(String kind, String namespace, String name, String file, int line) implements StackEntry {}

    record SectionLevel(String promiseType) implements StackEntry {}

    /// A promise, and as it is being iterated, its expanded promiser.
    record PromiseLevel(String promiseType, String promiser, String file, int line, String classGuard) implements StackEntry {}
}
