package io.bindery.cfengine.function;

import java.util.List;

/// `countclassesmatching(pattern, tag, ...)`: how many set classes match.
final class CountClassesMatching implements Function {
    @Override
    public Result call(Call call) {
        List<String> classes = Tagged.classes(call);
        return classes == null ? Result.failure() : Result.of((long) classes.size());
    }
}
