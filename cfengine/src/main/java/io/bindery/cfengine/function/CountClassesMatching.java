package io.bindery.cfengine.function;

/// `countclassesmatching(pattern, tag, ...)`: how many set classes match.
final class CountClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of((long) Tagged.classes(call).size());
    }
}
