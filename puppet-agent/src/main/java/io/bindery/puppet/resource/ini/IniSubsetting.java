package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The word of a setting that a resource manages.
final class IniSubsetting implements Managed {
    private final Attributes attributes;
    private final Surroundings around;
    private final IniStyle style;
    private final String path;
    private final String section;
    private final String setting;
    private final String subsetting;
    private final List<Property> properties = new ArrayList<>();

    IniSubsetting(Attributes attributes, Surroundings around) {
        this.attributes = attributes;
        this.around = around;
        this.style = IniStyle.separatedBy(attributes.text("key_val_separator", " = "));
        this.path = attributes.text("path", "");
        this.section = attributes.text("section", "");
        this.setting = attributes.text("setting", "");
        this.subsetting = attributes.text("subsetting", "");
        Str should = Str.of(attributes.choice("ensure", "present", "absent"));
        properties.add(new Ensure("ini_subsetting", should, this::create, this::remove));
        if (attributes.manages("value")) {
            properties.add(new ShownValue("ini_subsetting", attributes.text("value"), attributes, around, _ -> store()));
        }
    }

    private SubsettingList words(IniText text) {
        return new SubsettingList(
                text.value(section, setting),
                attributes.text("subsetting_separator", " "),
                attributes.text("quote_char", ""),
                attributes.text("subsetting_key_val_separator", ""),
                attributes.flag("use_exact_match", false));
    }

    private void create() {
        attributes.setting(Ensure.PRESENT, "ensure", this::store);
    }

    private void store() {
        IniText text = IniText.read(path, style, around);
        SubsettingList words = words(text);
        words.set(
                subsetting,
                attributes.text("value", ""),
                new SubsettingList.Insertion(attributes.text("insert_type", "end"), attributes.text("insert_value")));
        text.set(section, setting, words.toString());
        text.store(path, around);
    }

    private void remove() {
        IniText text = IniText.read(path, style, around);
        SubsettingList words = words(text);
        words.remove(subsetting);
        // As the module inifile does: a setting without words goes, whatever `delete_if_empty` says.
        if (words.toString().isEmpty()) {
            text.remove(section, setting);
        } else {
            text.set(section, setting, words.toString());
        }
        text.store(path, around);
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public String provider() {
        return "ruby";
    }

    @Override
    public Map<String, Value> retrieve() {
        SubsettingList words = words(IniText.read(path, style, around));
        String found = words.value(subsetting);
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", words.contains(subsetting) ? Ensure.PRESENT : ABSENT);
        values.put("value", found == null ? ABSENT : Str.of(found));
        return values;
    }
}
