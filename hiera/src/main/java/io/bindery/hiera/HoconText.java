package io.bindery.hiera;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigList;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigResolveOptions;
import com.typesafe.config.ConfigValue;
import io.bindery.data.DataError;
import io.bindery.hiera.hocon.HoconGrowth;
import io.bindery.hiera.hocon.HoconIncludes;
import io.bindery.hiera.hocon.HoconOrder;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// Reads HOCON. It is a class of its own so that the library is loaded only if such files exist.
public final class HoconText {
    private final HoconOrder.Keys keys;

    private HoconText(HoconOrder.Keys keys) {
        this.keys = keys;
    }

    static Value read(SourceFile source) {
        try {
            return data(source.text());
        } catch (ConfigException error) {
            throw new LookupError("Unable to parse (" + source.name() + "): " + error.getMessage());
        }
    }

    /// The data of a text.
    ///
    /// @throws DataError if it cannot be read
    /// @throws LookupError if it names a value that is not there
    public static Value parse(String text) {
        try {
            return data(text);
        } catch (ConfigException.Parse unreadable) {
            throw new DataError(String.valueOf(unreadable.getMessage()), unreadable.origin().lineNumber(), 0);
        } catch (ConfigException unresolved) {
            throw new LookupError(String.valueOf(unresolved.getMessage()));
        }
    }

    // As Ruby's reader does: what the text does not define may be a variable of the environment.
    private static Value data(String text) {
        HoconGrowth.check(text);
        Config config = ConfigFactory.parseString(text, ConfigParseOptions.defaults().setAllowMissing(false).setIncluder(HoconIncludes.ALLOWED))
                .resolve(ConfigResolveOptions.defaults());
        HoconOrder.Keys keys = HoconOrder.of(text);
        return new HoconText(keys).value(config.root(), keys.root());
    }

    private Value value(ConfigValue value, HoconOrder.Node order) {
        return switch (value.valueType()) {
            case OBJECT -> object((ConfigObject) value, order);
            case LIST -> list((ConfigList) value, order);
            case STRING -> Str.of((String) value.unwrapped());
            case BOOLEAN -> Bool.of((Boolean) value.unwrapped());
            case NUMBER -> number((Number) value.unwrapped());
            case NULL -> Undef.UNDEF;
        };
    }

    private Value object(ConfigObject object, HoconOrder.Node order) {
        SequencedMap<Value, Value> values = new LinkedHashMap<>();
        SequencedSet<String> names = keys.of(order);
        names.addAll(object.keySet());
        for (String name : names) {
            ConfigValue value = object.get(name);
            if (value != null) {
                values.put(Str.of(name), value(value, keys.child(order, name)));
            }
        }
        return Hash.owning(values);
    }

    private Value list(ConfigList list, HoconOrder.Node order) {
        List<Value> elements = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            elements.add(value(list.get(i), keys.element(order, i)));
        }
        return new Arr(elements);
    }

    // As Ruby's reader does: a number without a fraction is whole, however it is written.
    private static Value number(Number number) {
        if (!(number instanceof Double real)) {
            return Int.of(number.longValue());
        }
        boolean whole = Double.isFinite(real) && real == Math.rint(real);
        return whole ? BigInt.of(new BigDecimal(real).toBigInteger()) : new Real(real);
    }
}
