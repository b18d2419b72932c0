package io.bindery.cfengine.function;

/// `intersection(list, other)`: the items both lists have, each once.
final class Intersection implements Function {
    @Override
    public Result call(Call call) {
        return Difference.select(call, false);
    }
}
