package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `mount`: mounted file systems, and the table of file systems.
public final class MountType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "mount",
            List.of("ensure", "device", "fstype", "options", "pass", "dump", "target"),
            List.of("name", "remounts", "provider", "blockdevice", "atboot"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    /// The mounts that are above this one.
    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        List<Reference> above = new ArrayList<>();
        String name = resource.value("name") instanceof Str(String given) ? given : resource.reference().title();
        for (Path path = Path.of(name).getParent(); path != null; path = path.getParent()) {
            above.add(new Reference("Mount", path.toString()));
        }
        return above;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        for (String name : List.of("fstype", "options")) {
            Value value = attributes.value(name);
            String text = value == null ? "x" : Attributes.text(value);
            if (text.matches(".*\\s.*")) {
                throw attributes.invalid(name, name + " must not contain whitespace: " + text);
            }
            if (text.isEmpty()) {
                throw attributes.invalid(name, name + " must not be an empty string");
            }
        }
        return new MountPoint(attributes, around);
    }
}
