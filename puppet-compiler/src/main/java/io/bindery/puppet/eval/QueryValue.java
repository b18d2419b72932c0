package io.bindery.puppet.eval;

import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.type.TupleType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A query that has not run yet. A function parameter of the type `Query` receives it; `resources` runs it.
record QueryValue(ResourceQuery query, Evaluator evaluator, Scope scope) implements ObjectValue {
    /// The type `Query`, where no other type has that name.
    static final Type TYPE = TypeParser.parse("Object[{name => 'Query', attributes => {type => String, text => String}}]");

    @Override
    public TypeValue type() {
        return TYPE;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return switch (name) {
            case "resources" -> evaluator.evaluate(query, scope);
            case "type" -> Str.of(query.type().value());
            case "text" -> Str.of(query.place().text());
            default -> null;
        };
    }

    @Override
    public String toString() {
        return query.place().text();
    }

    /// Whether some argument is a query.
    static boolean anyIn(List<Expression> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof ResourceQuery) {
                return true;
            }
        }
        return false;
    }

    /// Whether a function wants a query as it is.
    static boolean isWanted(Function function, FunctionCall call, int index) {
        for (Dispatch dispatch : function.dispatches()) {
            TupleType parameters = dispatch.signature(call).type().parameters();
            if (parameters != null && index < parameters.types().size() && parameters.types().get(index).equals(TYPE)) {
                return true;
            }
        }
        return false;
    }
}
