package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Closure;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// `stdlib::rewrap_sensitive_data`: data with its secrets laid open to a block, whose result is a secret if there were any.
final class RewrapSensitiveData {
    static final Function FUNCTION = Function.named("stdlib::rewrap_sensitive_data")
            .takes("Any", "data")
            .optionalBlock("Callable[Any]")
            .returns("Any")
            .with((call, arguments) -> {
                Closure block = call.block();
                return rewrap(arguments.getFirst(), data -> block == null ? data : block.call(data));
            });

    private boolean secrets;

    private RewrapSensitiveData() {}

    static Value rewrap(Value data, UnaryOperator<Value> change) {
        RewrapSensitiveData open = new RewrapSensitiveData();
        Value result = change.apply(open.opened(data));
        return open.secrets ? new Sensitive(result) : result;
    }

    private Value opened(Value value) {
        return switch (value) {
            case Hash hash -> opened(hash);
            case Arr array -> new Arr(array.elements().stream().map(this::opened).toList());
            case Sensitive secret -> {
                secrets = true;
                yield opened(secret.secret());
            }
            default -> value;
        };
    }

    // As stdlib does: a secret key is opened, but not what is inside it.
    private Value opened(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> {
            if (key instanceof Sensitive secret) {
                secrets = true;
                entries.put(secret.secret(), opened(value));
            } else {
                entries.put(key, opened(value));
            }
        });
        return Hash.owning(entries);
    }
}
