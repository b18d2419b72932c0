package io.bindery.cfengine.function;

/// `join(glue, list)`: the items with the glue between them.
final class Join implements Function {
    @Override
    public Result call(Call call) {
        return Containers.of(call, 1)
                .map(data -> Result.of(String.join(call.text(0), Primitives.texts(data))))
                .orElse(Result.FAILURE);
    }
}
