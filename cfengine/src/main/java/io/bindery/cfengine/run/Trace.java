package io.bindery.cfengine.run;

/// Follows evaluation step by step, so that its order can be tested.
@FunctionalInterface
public interface Trace {
    void step(String line);

    Trace NONE = line -> {};
}
