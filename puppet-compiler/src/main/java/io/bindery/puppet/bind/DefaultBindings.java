package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.MultibindOptions;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.AnyType;
import io.bindery.puppet.type.ArrayType;
import io.bindery.puppet.type.HashType;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The lowest layer: the settings, the multibinds to which extensions and class inclusions contribute, and the list of classes.
final class DefaultBindings {
    static final String NAME = "defaults";
    private static final Type LIST = new ArrayType(AnyType.DEFAULT, null);
    private static final Type TABLE = new HashType(StringType.DEFAULT, AnyType.DEFAULT, null);

    private DefaultBindings() {}

    /// @param settings as `$settings::` has them
    static NamedLayer layer(Map<String, Value> settings) {
        return new NamedLayer(NAME, List.of(statements(), new Settings(settings)));
    }

    static NamedBindings settings(Map<String, Value> values) {
        return new Settings(values);
    }

    private static NamedBindings statements() {
        return new NamedBindings.Stated(
                NAME,
                null,
                List.of(
                        multibind("included_classes", LIST),
                        multibind("excluded_classes", LIST),
                        multibind("bindings_providers", TABLE),
                        multibind("producers", TABLE),
                        multibind("syntax_checkers", TABLE),
                        new Statement.Binding(
                                Key.CLASSES,
                                LIST,
                                Modifiers.NONE,
                                Supply.of(new ProducerDescriptor.Delegating("ClassListProducer", true, new LinkedHashMap<>())),
                                SourceLocation.NONE)));
    }

    private static Statement multibind(String name, Type type) {
        return new Statement.Multibinding(
                Key.data(name), type, Modifiers.NONE, name, MultibindOptions.NONE, null, SourceLocation.NONE);
    }

    /// The settings as bindings named `settings::NAME`.
    private record Settings(Map<String, Value> values) implements NamedBindings.Lazy {
        private static final String PREFIX = "settings::";

        @Override
        public String name() {
            return "settings";
        }

        @Override
        public @Nullable Found find(Key key) {
            if (!key.isData() || !key.name().startsWith(PREFIX)) {
                return null;
            }
            Value value = values.get(key.name().substring(PREFIX.length()));
            return value == null ? null : new Found(value, SourceLocation.NONE);
        }
    }
}
