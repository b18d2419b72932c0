package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import java.util.List;

/// `ini_subsetting`: one of several words in a setting of an INI file.
public final class IniSubsettingType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "ini_subsetting",
            List.of("ensure", "value"),
            List.of("name", "section", "setting", "subsetting", "subsetting_separator", "subsetting_key_val_separator", "path", "show_diff",
                    "key_val_separator", "quote_char", "use_exact_match", "insert_type", "insert_value", "delete_if_empty", "provider"));

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        IniSettingType.checkPath(attributes);
        attributes.oneOf("show_diff", "true", "md5", "false");
        if (!attributes.text("quote_char", "").matches("[\"']?")) {
            throw attributes.invalid("quote_char", ":quote_char valid values are '', '\"' and \"'\"");
        }
        attributes.oneOf("use_exact_match", "true", "false");
        attributes.oneOf("delete_if_empty", "true", "false");
        attributes.oneOf("insert_type", "start", "end", "before", "after", "index");
        return new IniSubsetting(attributes, around);
    }
}
