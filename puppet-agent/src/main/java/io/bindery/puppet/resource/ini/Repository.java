package io.bindery.puppet.resource.ini;

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
import org.jspecify.annotations.Nullable;

/// The repository that a resource manages. Its file is written once, after all changed properties are set.
final class Repository implements Managed {
    private final String name;
    private final @Nullable String target;
    private final Surroundings around;
    private final List<Property> properties = new ArrayList<>();

    Repository(Attributes attributes, Surroundings around) {
        this.name = attributes.name();
        String file = attributes.text("target");
        this.target = file == null || file.equals("absent") ? null : file;
        this.around = around;
        String given = attributes.oneOf("ensure", "present", "absent");
        // As Puppet does: a repository with any property but no `ensure` counts as `present`.
        String ensure = given == null && YumrepoType.settings().stream().anyMatch(attributes::has) ? "present" : given;
        if (ensure != null || attributes.manages("ensure")) {
            properties.add(new Ensure("yumrepo", Str.of(ensure == null ? "present" : ensure), this::create, this::remove));
        }
        for (String property : YumrepoType.settings()) {
            if (attributes.manages(property)) {
                String wanted = YumrepoType.checked(attributes, property);
                boolean secret = property.equals("password") || property.equals("proxy_password");
                List<Value> should = wanted == null ? List.of() : List.of(Str.of(wanted));
                properties.add(new ValueProperty("yumrepo", property, should, false, secret, value -> set(property, value)));
            }
        }
    }

    private RepositoryFiles files() {
        return RepositoryFiles.of(around);
    }

    /// The name that a property has in the file.
    private static String key(String property) {
        return property.equals("descr") ? "name" : property;
    }

    private void set(String property, Value value) {
        files().section(name, target).set(key(property), value.equals(ABSENT) ? null : Attributes.text(value));
    }

    private void create() {
        files().section(name, target);
        for (Property property : properties) {
            Value should = property.should();
            if (should != null && !property.name().equals("ensure")) {
                set(property.name(), should);
            }
        }
    }

    private void remove() {
        files().remove(name);
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public Map<String, Value> retrieve() {
        RepositoryFiles.Section found = files().find(name, target);
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", found == null ? ABSENT : Ensure.PRESENT);
        for (Property property : properties) {
            if (!property.name().equals("ensure")) {
                String value = found == null ? null : found.value(key(property.name()));
                values.put(property.name(), value == null ? ABSENT : Str.of(value));
            }
        }
        return values;
    }

    @Override
    public String provider() {
        return "inifile";
    }

    @Override
    public void flush() {
        files().store(around);
    }
}
