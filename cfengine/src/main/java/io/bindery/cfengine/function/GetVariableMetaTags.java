package io.bindery.cfengine.function;

/// `getvariablemetatags(variable, key)`: a variable's tags, or the values of its tags `key=...`.
final class GetVariableMetaTags implements Function {
    @Override
    public Result call(Call call) {
        return call.context()
                .variables()
                .find(call.text(0))
                .map(found -> Result.of(Tagged.tags(found.tags(), call.size() > 1 ? call.text(1) : null)))
                .orElse(Result.FAILURE);
    }
}
