package io.bindery.puppet.resource.account;

import io.bindery.enact.host.Accounts;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// `group`: groups of users.
public final class GroupType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "group",
            List.of("ensure", "gid"),
            List.of("name", "provider", "members", "auth_membership", "allowdupe", "ia_load_module", "attributes", "attribute_membership", "system",
                    "forcelocal"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        return new ManagedGroup(attributes, around);
    }

    @Override
    public List<Resource> instances(Surroundings around) {
        return around.host().accounts().groups().stream().map(group -> resource("Group", group.name())).toList();
    }

    static Resource resource(String type, String title) {
        return new Resource(new Reference(type, title), Kind.NATIVE, List.of(), List.of(), List.of(), false, false, null, 0);
    }

    /// The number of a group that is given by name or number; null if it says neither.
    static @Nullable Value number(@Nullable Value value) {
        return value instanceof Str(String text) && text.matches("-?\\d{1,10}") ? Int.of(Long.parseLong(text)) : value;
    }

    /// A group of a resource.
    private static final class ManagedGroup implements Managed {
        private final Attributes attributes;
        private final Surroundings around;
        private final Tool tool;
        private final @Nullable Value gid;
        private final List<Property> properties = new ArrayList<>();

        ManagedGroup(Attributes attributes, Surroundings around) {
            this.attributes = attributes;
            this.around = around;
            this.tool = new Tool(around);
            this.gid = number(attributes.value("gid"));
            if (gid instanceof Str(String text) && !text.equals("absent")) {
                throw attributes.invalid("gid", "GID must be an integer");
            }
            String ensure = attributes.choice("ensure", "present", "absent");
            properties.add(new Ensure("group", Str.of(ensure), this::create, this::delete));
            if (gid != null || attributes.manages("gid")) {
                properties.add(ValueProperty.of("group", "gid", gid, this::renumber));
            }
        }

        private Optional<Accounts.Group> found() {
            return around.host().accounts().group(attributes.name());
        }

        @Override
        public List<Property> properties() {
            return properties;
        }

        @Override
        public Map<String, Value> retrieve() {
            Map<String, Value> values = new LinkedHashMap<>();
            Optional<Accounts.Group> group = found();
            values.put("ensure", group.isPresent() ? Ensure.PRESENT : ABSENT);
            values.put("gid", group.<Value>map(each -> Int.of(each.gid())).orElse(ABSENT));
            return values;
        }

        @Override
        public String provider() {
            return "groupadd";
        }

        @Override
        public boolean isSuitable() {
            return tool.find("groupadd").isPresent();
        }

        private void create() {
            List<String> words = new ArrayList<>(List.of(tool.require("groupadd")));
            if (gid instanceof Int(long number)) {
                words.addAll(List.of("-g", Long.toString(number)));
            }
            if (attributes.flag("allowdupe", false)) {
                words.add("-o");
            }
            if (attributes.flag("system", false)) {
                words.add("-r");
            }
            words.add(attributes.name());
            act("Could not create group " + attributes.name() + ": ", words);
        }

        private void delete() {
            act("Could not delete group " + attributes.name() + ": ", List.of(tool.require("groupdel"), attributes.name()));
        }

        private void renumber(Value value) {
            List<String> words = new ArrayList<>(List.of(tool.require("groupmod"), "-g", Attributes.text(value)));
            if (attributes.flag("allowdupe", false)) {
                words.add("-o");
            }
            words.add(attributes.name());
            act("Could not set gid on group[" + attributes.name() + "]: ", words);
        }

        private void act(String failure, List<String> words) {
            try {
                tool.act(words);
            } catch (ResourceError error) {
                throw new ResourceError(failure + error.message());
            }
        }
    }
}
