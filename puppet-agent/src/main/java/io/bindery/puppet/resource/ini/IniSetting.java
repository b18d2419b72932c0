package io.bindery.puppet.resource.ini;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The setting that a resource manages.
final class IniSetting implements Managed {
    private static final String TYPE = "ini_setting";

    private final Attributes attributes;
    private final Surroundings around;
    private final IniStyle style;
    private final String section;
    private final @Nullable String setting;
    private final @Nullable String value;
    private final boolean refreshOnly;
    private final boolean makesSections;
    private final List<Property> properties = new ArrayList<>();
    private boolean wanted;

    IniSetting(Attributes attributes, Surroundings around) {
        this.attributes = attributes;
        this.around = around;
        this.style = IniStyle.of(attributes);
        this.section = attributes.text("section", "");
        String name = attributes.text("setting");
        this.setting = name == null ? null : name.strip();
        String given = attributes.text("value");
        this.value = given == null ? null : given.strip();
        this.refreshOnly = attributes.flag("refreshonly", false);
        this.makesSections = attributes.flag("force_new_section_creation", true);
        this.wanted = attributes.choice("ensure", "present", "absent").equals("present");
        properties.add(new SettingEnsure());
        if (value != null || attributes.manages("value")) {
            properties.add(new SettingValue());
        }
    }

    /// The property `ensure`. A setting that only changes on refresh ignores it.
    private final class SettingEnsure implements Property {
        private final Ensure ensure = new Ensure(TYPE, Str.of(wanted ? "present" : "absent"), IniSetting.this::store, IniSetting.this::remove);

        @Override
        public String name() {
            return "ensure";
        }

        @Override
        public Value should() {
            return wanted ? Ensure.PRESENT : ABSENT;
        }

        @Override
        public boolean isInSync(Value is) {
            return refreshOnly || is.equals(should());
        }

        @Override
        public void sync() {
            attributes.setting(should(), "ensure", ensure::sync);
        }

        @Override
        public String eventName() {
            return ensure.eventName();
        }

        @Override
        public String changeText(Value is, Value should) {
            return ensure.changeText(is, should);
        }
    }

    /// The property `value`.
    private final class SettingValue extends ShownValue {
        SettingValue() {
            super(TYPE, value, attributes, around, _ -> store());
        }

        @Override
        public boolean isInSync(Value is) {
            return refreshOnly || super.isInSync(is);
        }
    }

    private String path() {
        String path = attributes.text("path");
        if (path == null) {
            throw new ResourceError("no implicit conversion of nil into String");
        }
        return path;
    }

    private IniText text() {
        return IniText.read(path(), style, around);
    }

    private void store() {
        IniText text = text();
        text.set(section, setting, value);
        text.store(path(), around);
    }

    private void remove() {
        IniText text = text();
        text.remove(section, setting);
        text.store(path(), around);
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
        IniText text = text();
        String name = setting;
        String found = name == null ? null : text.value(section, name);
        boolean present = name == null ? text.hasSection(section) : found != null;
        if (name != null && !makesSections && !text.hasSection(section)) {
            // Without its section the setting is not wanted either.
            wanted = false;
        }
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", present ? Ensure.PRESENT : ABSENT);
        values.put("value", found == null ? ABSENT : Str.of(found));
        return values;
    }

    @Override
    public boolean isRefreshable() {
        return true;
    }

    @Override
    public void refresh() {
        if (refreshOnly) {
            if (wanted) {
                store();
            } else {
                remove();
            }
        }
    }
}
