package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.function.argument.ContainerPart;
import io.bindery.cfengine.function.argument.Primitives;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `type(name, detail)`: the type of a variable; with detail also its origin and the types in a container.
public final class Type implements Function {
    @Override
    public Result call(Call call) {
        boolean detail = call.size() > 1 && Primitives.isTrue(call.text(1));
        Optional<Variables.Variable> variable = call.context().variables().find(call.text(0));
        if (variable.isEmpty()) {
            return Result.of(detail ? "policy none" : "none");
        }
        Data data = variable.get().value() instanceof Data whole ? whole : ContainerPart.find(call, call.text(0));
        if (data != null) {
            return Result.of(detail ? "data " + kind(data) : "data");
        }
        return Result.of((detail ? "policy " : "") + variable.get().type().word());
    }

    private static String kind(Data data) {
        return switch (data) {
            case Data.Null nothing -> "null";
            case Data.Bool truth -> "boolean";
            case Data.Whole whole -> "int";
            case Data.Real real -> "real";
            case Data.Text text -> "string";
            case Data.Sequence sequence -> "array";
            case Data.Mapping mapping -> "object";
        };
    }
}
