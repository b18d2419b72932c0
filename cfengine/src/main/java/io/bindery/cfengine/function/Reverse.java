package io.bindery.cfengine.function;

/// `reverse(list)`: the items from last to first.
final class Reverse implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 0)
                .map(data -> Result.of(Primitives.texts(data).reversed()))
                .orElse(Result.FAILURE);
    }
}
