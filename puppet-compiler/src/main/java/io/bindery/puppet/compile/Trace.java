package io.bindery.puppet.compile;

/// Told of each stage a compile enters.
@FunctionalInterface
public interface Trace {
    Trace NONE = phase -> {};

    void enter(Phase phase);
}
