package io.bindery.cfengine.function;

/// `concat(...)`: the arguments put together.
final class Concat implements Function {
    @Override
    public Result call(Call call) {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < call.size(); index++) {
            text.append(call.text(index));
        }
        return Result.of(text.toString());
    }
}
