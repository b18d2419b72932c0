package io.bindery.cfengine.function;

/// `classmatch(pattern, tag, ...)`: whether a set class matches.
final class ClassMatch implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(!Tagged.classes(call).isEmpty());
    }
}
