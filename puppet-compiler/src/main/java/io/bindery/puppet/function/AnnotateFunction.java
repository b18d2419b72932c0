package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Annotations;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ObjectType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeAliasType;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `annotate`: attaches annotations to a value, without changing it. The types of annotations inherit from `Annotation`.
final class AnnotateFunction {
    static final Function FUNCTION = Function.named("annotate")
            .takes("Type[Annotation]", "type")
            .takes("Any", "value")
            .optionalBlock("Callable[0, 0]")
            .with((call, arguments) -> annotated(call, type(arguments.get(0)), arguments.get(1)))
            .takes("Type[Annotation]", "type")
            .takes("Any", "value")
            .takes("Variant[Enum[clear],Hash[Pcore::MemberName,Any]]", "annotation_hash")
            .with((call, arguments) -> annotate(call, type(arguments.get(0)), arguments.get(1), arguments.get(2)))
            .takes("Type[Pcore]", "type")
            .takes("Any", "value")
            .takes("Hash[Type[Annotation], Hash[Pcore::MemberName,Any]]", "annotations")
            .with((call, arguments) -> annotateAll(call, arguments.get(1), (Hash) arguments.get(2)));

    private AnnotateFunction() {}

    private static ObjectType type(Value type) {
        return (ObjectType) TypeAliasType.unalias((Type) type);
    }

    /// The annotation there is, declared by the value's own definition, or made by the block.
    private static Value annotated(Call call, ObjectType type, Value value) {
        Annotations annotations = call.evaluator().annotations();
        ObjectValue known = annotations.find(type, value);
        if (known != null) {
            return known;
        }
        Value initializer = declared(type, value);
        if (initializer == null && call.block() != null) {
            initializer = call.requiredBlock().call(List.of());
        }
        return initializer == null || initializer == Undef.UNDEF ? Undef.UNDEF : make(call, type, value, initializer);
    }

    private static Value annotate(Call call, ObjectType type, Value value, Value given) {
        boolean clear = !(given instanceof Hash);
        if (declared(type, value) != null) {
            throw new EvaluationError("attempt to " + (clear ? "clear" : "redefine") + " " + type.label()
                    + " annotation declared on " + ((ObjectType) value).label());
        }
        if (clear) {
            ObjectValue cleared = call.evaluator().annotations().clear(type, value);
            return cleared == null ? Undef.UNDEF : cleared;
        }
        return make(call, type, value, given);
    }

    private static Value annotateAll(Call call, Value value, Hash annotations) {
        for (Map.Entry<Value, Value> entry : annotations.entries().entrySet()) {
            annotate(call, type(entry.getKey()), value, entry.getValue());
        }
        return value;
    }

    /// What an object type's definition says.
    private static @Nullable Value declared(ObjectType type, Value value) {
        return value instanceof ObjectType object ? object.annotation(type) : null;
    }

    private static Value make(Call call, ObjectType type, Value value, Value initializer) {
        ObjectValue annotation = ObjectConstructor.fromInitializer(type, initializer);
        switch (value) {
            case Int _, BigInt _, Real _, Bool _, Undef _, Default _ -> throw new EvaluationError(
                    "can't modify frozen " + RubyClass.name(value) + ": " + RubyText.inspect(value));
            default -> call.evaluator().annotations().put(type, value, annotation);
        }
        return annotation;
    }
}
