package io.bindery.cfengine.function;

/// `some(pattern, list)`: whether the pattern matches an item.
final class Some implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 1, 0, Matching.Quantifier.SOME);
    }
}
