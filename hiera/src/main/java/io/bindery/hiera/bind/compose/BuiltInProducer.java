package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The built-in producers.
enum BuiltInProducer {
    CONSTANT("ConstantProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return arguments.get("value");
        }
    },
    EVALUATING("EvaluatingProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return arguments.get("expression");
        }
    },
    LOOKUP("LookupProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return value(key(arguments), injector);
        }
    },
    HASH_LOOKUP("HashLookupProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            Value key = arguments.get("key");
            return value(key(arguments), injector) instanceof Hash hash && key != null ? hash.get(key) : null;
        }
    },
    FIRST_FOUND("FirstFoundProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            Value names = arguments.getOrDefault("names", arguments.getOrDefault("keys", Arr.EMPTY));
            for (Value name : names instanceof Arr list ? list.elements() : List.of(names)) {
                Key key = name instanceof Arr typed && typed.size() == 2 && typed.get(0) instanceof Type type
                        ? Key.of(type, text(typed.get(1)))
                        : Key.data(text(name));
                Value found = value(key, injector);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
    },
    INSTANCE("InstanceProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return arguments.get("class") instanceof Type type ? injector.instantiate(type, Hash.EMPTY) : null;
        }
    },
    RESOURCE("ResourceProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return arguments.get("ref");
        }
    },
    QUERY("QueryProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            return arguments.get("query");
        }
    },
    CLASS_LIST("ClassListProducer") {
        @Override
        @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location) {
            List<Value> names = new ClassList(injector.effective(), injector)
                    .included().keySet().stream().map(name -> (Value) Str.of(name)).toList();
            return new Arr(names);
        }
    };

    private final String word;

    BuiltInProducer(String word) {
        this.word = word;
    }

    /// The names that statements call them by.
    static List<String> names() {
        return Arrays.stream(values()).map(each -> each.word).toList();
    }

    static @Nullable BuiltInProducer find(String name) {
        for (BuiltInProducer each : values()) {
            if (each.word.equals(name)) {
                return each;
            }
        }
        return null;
    }

    /// What it makes of its arguments; null for nothing.
    abstract @Nullable Value produce(Map<String, Value> arguments, ComposedInjector injector, SourceLocation location);

    private static Key key(Map<String, Value> arguments) {
        String name = text(arguments.getOrDefault("name", Str.of("")));
        return arguments.get("type") instanceof Type type ? Key.of(type, name) : Key.data(name);
    }

    private static @Nullable Value value(Key key, ComposedInjector injector) {
        Injected found = injector.find(key);
        return found == null ? null : found.value();
    }

    private static String text(Value value) {
        return value instanceof Str(String text) ? text : value.toString();
    }
}
