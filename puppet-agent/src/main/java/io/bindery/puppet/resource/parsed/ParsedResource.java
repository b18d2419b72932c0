package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A resource that is an entry of a table. The table is written once, after all changed properties are set.
class ParsedResource implements Managed {
    private final Table table;
    private final String name;
    private final @Nullable String target;
    private final Surroundings around;
    private final List<Property> properties = new ArrayList<>();

    /// The entries of a resource whose table is not known.
    private final List<Entry> nowhere = new ArrayList<>();
    private @Nullable Entry entry;
    private boolean modified;

    /// @param target the table; null if it is not known yet
    ParsedResource(Table table, String name, @Nullable String target, Surroundings around) {
        this.table = table;
        this.name = name;
        this.target = target;
        this.around = around;
    }

    void add(Property property) {
        properties.add(property);
    }

    /// Keeps whether the entry is there.
    void keepPresence(Attributes attributes) {
        add(new Ensure(table.kind(), Str.of(attributes.choice("ensure", "present", "absent")), this::create, this::remove));
    }

    /// Keeps a property of one value, where the resource has it.
    void keepText(Attributes attributes, String property) {
        if (attributes.manages(property)) {
            add(ValueProperty.of(table.kind(), property, attributes.value(property), value -> set(property, value)));
        }
    }

    /// Keeps a property that is a list, where the resource has it.
    void keepList(Attributes attributes, String property) {
        if (attributes.manages(property)) {
            add(new ValueProperty(table.kind(), property, attributes.list(property), true, false, value -> set(property, value)));
        }
    }

    /// Reports the file of the table, where the resource names it. An entry is never moved to another file.
    void keepTarget(Attributes attributes) {
        if (attributes.manages("target") && target != null) {
            add(ValueProperty.of(table.kind(), "target", Str.of(target), _ -> {}));
        }
    }

    String name() {
        return name;
    }

    @Nullable String target() {
        return target;
    }

    Surroundings around() {
        return around;
    }

    List<Entry> entries() {
        return target == null ? nowhere : Tables.of(table, target, around);
    }

    /// The entry that stands for the resource although it has no name, where the table has one.
    Optional<Entry> adopted() {
        return Optional.empty();
    }

    Optional<Entry> found() {
        if (entry == null) {
            entry = entries().stream()
                    .filter(each -> !each.isText() && each.name().equals(name))
                    .findFirst()
                    .or(this::adopted)
                    .orElse(null);
        }
        return Optional.ofNullable(entry);
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public Map<String, Value> retrieve() {
        Map<String, Value> values = new LinkedHashMap<>();
        Optional<Entry> present = found();
        values.put("ensure", present.isPresent() ? Ensure.PRESENT : ABSENT);
        for (Property property : properties) {
            if (!property.name().equals("ensure")) {
                values.put(property.name(), present.map(each -> each.values().getOrDefault(property.name(), ABSENT)).orElse(ABSENT));
            }
        }
        return values;
    }

    @Override
    public String provider() {
        return "parsed";
    }

    /// Adds an entry with all desired values.
    void create() {
        Entry made = Entry.named(name);
        for (Property property : properties) {
            Value should = property.should();
            if (should != null && !property.name().equals("ensure")) {
                made.values().put(property.name(), stored(property, should));
            }
        }
        entries().add(made);
        entry = made;
        modified = true;
    }

    /// A desired value as the table holds it.
    Value stored(Property property, Value should) {
        return should;
    }

    void remove() {
        found().ifPresent(each -> entries().remove(each));
        entry = null;
        modified = true;
    }

    /// Has the table written although no entry changed.
    void touch() {
        modified = true;
    }

    void set(String property, Value value) {
        found().ifPresent(each -> each.values().put(property, value));
        modified = true;
    }

    @Override
    public void flush() {
        if (modified && target != null) {
            table.write(target, table.text(entries()), around);
            modified = false;
        }
    }
}
