package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `getclassmetatags(class, key)`: a class's tags, or the values of its tags `key=...`.
///
/// As CFEngine does: a name without a namespace belongs to the default namespace, whatever the namespace of the caller.
public final class GetClassMetaTags implements Function {
    @Override
    public Result call(Call call) {
        String name = call.text(0).startsWith("default:") ? call.text(0).substring("default:".length()) : call.text(0);
        return call.context()
                .classes()
                .all()
                .filter(found -> found.qualified().equals(name))
                .findFirst()
                .map(found -> Result.of(Tagged.tags(found.tags(), call.size() > 1 ? call.text(1) : null)))
                .orElse(Result.FAILURE);
    }
}
