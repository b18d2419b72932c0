package io.bindery.puppet.resource.selinux;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `selboolean`: switches of the SELinux policy.
public final class SelbooleanType implements ResourceType {
    private static final ResourceSchema SCHEMA =
            new ResourceSchema("selboolean", List.of("value"), List.of("name", "persistent", "provider"));
    private static final String GET = "/usr/sbin/getsebool";
    private static final String SET = "/usr/sbin/setsebool";

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String given = attributes.oneOf("value", "on", "off", "true", "false");
        boolean persistent = attributes.choice("persistent", "false", "true").equals("true");
        return new Switch(attributes, given == null ? null : given.equals("on") || given.equals("true") ? "on" : "off", persistent, new Tool(around));
    }

    /// The switch that a resource manages.
    private static final class Switch implements Managed {
        private final String name;
        private final boolean persistent;
        private final Tool tool;
        private final List<Property> properties = new ArrayList<>();

        Switch(Attributes attributes, @Nullable String wanted, boolean persistent, Tool tool) {
            this.name = attributes.name();
            this.persistent = persistent;
            this.tool = tool;
            if (attributes.manages("value")) {
                properties.add(ValueProperty.of("selboolean", "value", wanted == null ? null : Str.of(wanted), this::set));
            }
        }

        private void set(Value value) {
            List<String> words = new ArrayList<>(List.of(SET));
            if (persistent) {
                words.add("-P");
            }
            words.addAll(List.of(name, Attributes.text(value)));
            tool.act(words);
        }

        @Override
        public List<Property> properties() {
            return properties;
        }

        @Override
        public Map<String, Value> retrieve() {
            String told = tool.told(List.of(GET, name)).stripTrailing();
            if (told.endsWith(" on") || told.endsWith(" off")) {
                return Map.of("value", Str.of(told.endsWith(" on") ? "on" : "off"));
            }
            throw new ResourceError("Invalid response '" + told + "' returned from getsebool");
        }

        @Override
        public String provider() {
            return "getsetsebool";
        }

        @Override
        public boolean isSuitable() {
            return tool.find(GET).isPresent() && tool.find(SET).isPresent();
        }
    }
}
