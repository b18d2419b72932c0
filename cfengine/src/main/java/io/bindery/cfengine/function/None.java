package io.bindery.cfengine.function;

/// `none(pattern, list)`: whether the pattern matches no item.
final class None implements Function {
    @Override
    public Result call(Call call) {
        return Matching.answer(call, 1, 0, Matching.Quantifier.NONE);
    }
}
