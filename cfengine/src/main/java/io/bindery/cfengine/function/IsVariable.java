package io.bindery.cfengine.function;

/// `isvariable(name)`: whether there is a variable, or part of a container, of that name.
final class IsVariable implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(call.context().variables().find(call.text(0)).isPresent());
    }
}
