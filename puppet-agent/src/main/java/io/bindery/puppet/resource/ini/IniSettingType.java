package io.bindery.puppet.resource.ini;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import java.nio.file.Path;
import java.util.List;

/// `ini_setting`: a setting of an INI file.
public final class IniSettingType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "ini_setting",
            List.of("ensure", "value"),
            List.of("name", "section", "setting", "force_new_section_creation", "path", "show_diff", "key_val_separator", "section_prefix",
                    "section_suffix", "indent_char", "indent_width", "refreshonly", "provider"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        Path directory = resource.value("path") instanceof Str(String path) ? Path.of(path).getParent() : null;
        return directory == null ? List.of() : List.of(new Reference("File", directory.toString()));
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        checkPath(attributes);
        attributes.oneOf("show_diff", "true", "md5", "false");
        return new IniSetting(attributes, around);
    }

    static void checkPath(Attributes attributes) {
        String path = attributes.text("path");
        if (path != null && !path.startsWith("/")) {
            throw attributes.invalid("path", "File paths must be fully qualified, not '" + path + "'");
        }
    }
}
