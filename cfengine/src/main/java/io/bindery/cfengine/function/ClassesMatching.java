package io.bindery.cfengine.function;

import java.util.List;

/// `classesmatching(pattern, tag, ...)`: the set classes whose name and tags match.
final class ClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        List<String> classes = Tagged.classes(call);
        return classes == null ? Result.failure() : Result.of(classes);
    }
}
