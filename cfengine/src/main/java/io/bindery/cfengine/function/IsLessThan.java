package io.bindery.cfengine.function;

/// `islessthan(one, other)`: compared as numbers where both are, else by bytes.
final class IsLessThan implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(IsGreaterThan.compare(call, order -> order < 0));
    }
}
