package io.bindery.fleet.compile;

import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.CallWatch;
import io.bindery.puppet.eval.Function;

/// The listeners to one compile.
public record Watch(Trace trace, Witness witness, CallWatch calls) {
    /// Takes no note of calls.
    public static final CallWatch NO_CALLS = new CallWatch() {
        @Override
        public void enter(Function function) {}

        @Override
        public void leave() {}
    };
}
