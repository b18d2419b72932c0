package io.bindery.cfengine.function;

import java.util.List;

/// `classmatch(pattern, tag, ...)`: whether a set class matches.
final class ClassMatch implements Function {
    @Override
    public Result call(Call call) {
        List<String> classes = Tagged.classes(call);
        return Result.of(classes != null && !classes.isEmpty());
    }
}
