package io.bindery.puppet.resource.selinux;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import java.util.List;

/// `selmodule`: modules of the SELinux policy.
public final class SelmoduleType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "selmodule", List.of("ensure", "syncversion"), List.of("name", "selmoduledir", "selmodulepath", "provider"));
    private static final String DIRECTORY = "/usr/share/selinux/targeted";

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        String name = text(resource, "name", resource.reference().title());
        return List.of(new Reference("File", text(resource, "selmodulepath", text(resource, "selmoduledir", DIRECTORY) + "/" + name + ".pp")));
    }

    private static String text(Resource resource, String attribute, String otherwise) {
        return resource.value(attribute) instanceof Str(String given) ? given : otherwise;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String file = attributes.text("selmodulepath", attributes.text("selmoduledir", DIRECTORY) + "/" + attributes.name() + ".pp");
        return new PolicyModule(attributes, file, around);
    }
}
