package io.bindery.cfengine.function;

/// A built-in function. The evaluator has already expanded the arguments, found none unresolved, and checked their number and
/// ranges against the [Signature].
@FunctionalInterface
public interface Function {
    Result call(Call call);
}
