package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.extend.BindingsProvider;
import io.bindery.hiera.bind.extend.Combinator;
import io.bindery.hiera.bind.extend.LayerRequest;
import io.bindery.hiera.bind.extend.ProducerFactory;
import io.bindery.hiera.bind.extend.RuntimeNames;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Producer;
import io.bindery.hiera.bind.inject.ProductionContext;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.puppet.type.IntegerType;
import io.bindery.puppet.type.Type;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Extensions as somebody else would write them.
public final class SampleExtensions {
    private SampleExtensions() {}

    /// `counter`: how often it was asked, times a factor; takes arguments.
    public static final class Counter implements ProducerFactory {
        @Override
        public String name() {
            return "counter";
        }

        @Override
        public Producer<?> create(Key key, Map<String, Object> producerArguments, Injector injector) {
            long factor = producerArguments.get("factor") instanceof Long given ? given : 1;
            return new Producer<Long>() {
                @Override
                public Long produce(ProductionContext context) {
                    return factor * (context.arguments().get("times") instanceof Long times ? times : 1);
                }

                @Override
                public boolean acceptsArguments() {
                    return true;
                }

                @Override
                public Type resultType() {
                    return IntegerType.DEFAULT;
                }
            };
        }
    }

    /// Two classes of the runtime with short names, one an implementation of the other.
    public static final class Names implements RuntimeNames {
        @Override
        public Map<String, Class<?>> classes() {
            return Map.of(
                    "Logger", Logger.class, "SpecialLogger", SpecialLogger.class, "Longest", Longest.class, "Joined", Joined.class);
        }
    }

    /// What is asked for.
    public interface Logger {
        String prefix();
    }

    /// What is given.
    public static final class SpecialLogger implements Logger {
        private final String prefix;

        public SpecialLogger() {
            this("special");
        }

        public SpecialLogger(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public String prefix() {
            return prefix;
        }
    }

    /// Keeps the longest of all texts.
    public static final class Longest implements Combinator.OfArray {
        @Override
        public List<?> combine(List<?> memo, Object contribution) {
            boolean longer = memo.isEmpty() || contribution.toString().length() > memo.getFirst().toString().length();
            return longer ? List.of(contribution) : memo;
        }
    }

    /// Joins texts of one name.
    public static final class Joined implements Combinator.OfHash {
        @Override
        public Object combine(Object name, @Nullable Object current, Object contribution) {
            return current == null ? contribution : current + "+" + contribution;
        }
    }

    /// The scheme `sample:`, which gives one binding for each reference of a layer.
    public static final class Provider implements BindingsProvider {
        @Override
        public String scheme() {
            return "sample";
        }

        @Override
        public List<NamedBindings> provide(LayerRequest request) {
            return List.of();
        }
    }
}
