package io.bindery.cfengine.function;

/// `classesmatching(pattern, tag, ...)`: the set classes whose name and tags match.
final class ClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Tagged.classes(call));
    }
}
