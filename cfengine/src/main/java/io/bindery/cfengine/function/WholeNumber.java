package io.bindery.cfengine.function;

/// `int(text)`: the text's number without its fraction.
final class WholeNumber implements Function {
    @Override
    public Result call(Call call) {
        Double number = Numbers.real(call, call.text(0));
        return number == null ? Result.failure() : Result.of((long) number.doubleValue());
    }
}
