package io.bindery.cfengine.function;

/// `regcmp(pattern, text)`: whether the pattern matches the whole text.
final class RegCmp implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Regexes.matchesAll(call, call.text(0), call.text(1)));
    }
}
