package io.bindery.cfengine.function;

/// `every(pattern, list)`: whether the pattern matches all items, of which there must be one.
final class Every implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 1, 0, Matching.Quantifier.EVERY);
    }
}
