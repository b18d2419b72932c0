package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Context;
import io.bindery.cfengine.function.Signature;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.text.Place;
import java.util.List;
import java.util.Optional;

/// A call with its arguments evaluated.
record EvaluatedCall(
        Signature signature,
        List<Value> arguments,
        Rvalue.Invocation source,
        FunctionCalls calls,
        FunctionContext surroundings,
        Rvalues rvalues)
        implements Call {

    @Override
    public Optional<Data> data(int index) {
        return switch (argument(index)) {
            case Data data -> Optional.of(data);
            case Items(List<String> texts) -> Optional.of(Data.texts(texts));
            case Scalar(String text) -> named(text);
        };
    }

    private Optional<Data> named(String text) {
        String name = References.listName(text);
        return surroundings.container(name.isEmpty() ? text : name);
    }

    @Override
    public boolean isInline(int index) {
        if (!(argument(index) instanceof Scalar(String text))) {
            return true;
        }
        String start = text.strip();
        return start.startsWith("{") || start.startsWith("[");
    }

    @Override
    public Optional<Value> again(int index) {
        return switch (source.arguments().get(index)) {
            // The text of `@(list)` is what the mapped items become; the list is put in its place later.
            case Rvalue.Quoted(String text, Place _) -> Optional.of(new Scalar(surroundings.expand(text)));
            case Rvalue.Reference(String text, Place _) -> Optional.of(new Scalar(surroundings.expand(text)));
            case Rvalue.Name name -> Optional.ofNullable(rvalues.evaluate(name));
            case Rvalue.Listing listing -> Optional.ofNullable(rvalues.evaluate(listing));
            case Rvalue.Invocation invocation -> Optional.ofNullable(rvalues.evaluate(invocation));
        };
    }

    @Override
    public Context context() {
        return surroundings;
    }
}
