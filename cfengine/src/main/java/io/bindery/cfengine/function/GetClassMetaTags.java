package io.bindery.cfengine.function;

/// `getclassmetatags(class, key)`: a class's tags, or the values of its tags `key=...`.
final class GetClassMetaTags implements Function {
    @Override
    public Result call(Call call) {
        String name = call.text(0).startsWith("default:") ? call.text(0).substring("default:".length()) : call.text(0);
        return call.context()
                .classes()
                .all()
                .filter(found -> found.qualified().equals(name)
                        || found.name().equals(name) && found.namespace().equals(call.context().namespace()))
                .findFirst()
                .map(found -> Result.of(Tagged.tags(found.tags(), call.size() > 1 ? call.text(1) : null)))
                .orElse(Result.FAILURE);
    }
}
