package io.bindery.cfengine.function;

/// A built-in function. Before the call, the evaluator expanded the arguments, made sure that none is unresolved, and checked
/// their number and ranges against the [Signature].
@FunctionalInterface
public interface Function {
    Result call(Call call);

    /// The call's result, once its arguments have been counted.
    public default Result result(Call call) {
        Result wrong = call.signature().has(Signature.Trait.VARIADIC) ? Arity.wrong(call) : null;
        return wrong == null ? call(call) : wrong;
    }
}
