package io.bindery.puppet.resource.augeas;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import java.util.List;

/// `augeas`: changes of configuration files, each addressed by its path in the tree of its file.
public final class AugeasType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "augeas",
            List.of("returns"),
            List.of("name", "context", "onlyif", "changes", "root", "load_path", "force", "type_check", "lens", "incl", "show_diff", "provider"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        if (attributes.has("lens") != attributes.has("incl")) {
            throw attributes.contradictory("You must specify both the lens and incl parameters, or neither.");
        }
        attributes.oneOf("type_check", "true", "false");
        return new TreeChange(attributes, around);
    }
}
