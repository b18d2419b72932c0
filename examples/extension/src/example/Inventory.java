package example;

import io.bindery.hiera.bind.extend.BindingsProvider;
import io.bindery.hiera.bind.extend.LayerRequest;
import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Modifiers;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.Predicate;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;

/// The scheme `inventory:`. It binds what the jar's own table says, `RACK.KEY = VALUE`, in the category `rack`.
public final class Inventory implements BindingsProvider {
    @Override
    public String scheme() {
        return "inventory";
    }

    @Override
    public List<NamedBindings> provide(LayerRequest request) {
        Properties table = new Properties();
        try (InputStream in = Inventory.class.getResourceAsStream("/inventory.properties")) {
            table.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        List<Statement> statements = new ArrayList<>();
        for (String name : new TreeSet<>(table.stringPropertyNames())) {
            int dot = name.indexOf('.');
            statements.add(inRack(name.substring(0, dot), name.substring(dot + 1), table.getProperty(name)));
        }
        return List.of(new NamedBindings.Stated("inventory", null, statements));
    }

    private static Statement inRack(String rack, String key, String value) {
        Supply supply = Supply.of(new ProducerDescriptor.Constant(Str.of(value)));
        Statement bound = new Statement.Binding(Key.data(key), null, Modifiers.NONE, supply, SourceLocation.NONE);
        Alternative when = new Alternative(List.of(new Predicate("rack", rack)));
        return new Statement.CategorizedBindings(List.of(when), List.of(bound), SourceLocation.NONE);
    }
}
