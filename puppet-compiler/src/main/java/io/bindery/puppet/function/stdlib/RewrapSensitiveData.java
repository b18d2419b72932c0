package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// `stdlib::rewrap_sensitive_data`: passes data with its secrets unwrapped to a block, whose result is wrapped if there were any
/// secrets.
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
        Value result = change.apply(open.open(data));
        return open.secrets ? new Sensitive(result) : result;
    }

    /// The data with its secrets laid open.
    static Value opened(Value data) {
        return new RewrapSensitiveData().open(data);
    }

    private Value open(Value value) {
        return switch (value) {
            case Hash hash -> open(hash);
            case Arr array -> new Arr(array.elements().stream().map(this::open).toList());
            case Sensitive secret -> {
                secrets = true;
                yield open(secret.secret());
            }
            default -> value;
        };
    }

    // As stdlib does: a secret key is opened, but not what is inside it.
    private Value open(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> {
            if (key instanceof Sensitive secret) {
                secrets = true;
                entries.put(secret.secret(), open(value));
            } else {
                entries.put(key, open(value));
            }
        });
        return Hash.owning(entries);
    }
}
