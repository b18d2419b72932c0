package io.bindery.puppet.resource.service;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The service that a resource manages.
final class ManagedService implements Managed {
    private final PlainProvider provider;
    private final Speaker speaker;
    private final @Nullable String enable;
    private final List<Property> properties = new ArrayList<>();

    ManagedService(@Nullable String ensure, @Nullable String enable, PlainProvider provider, Attributes attributes, Speaker speaker) {
        this.provider = provider;
        this.speaker = speaker;
        this.enable = enable;
        if (ensure != null || attributes.manages("ensure")) {
            properties.add(new Running(ensure));
        }
        if ((enable != null || attributes.manages("enable")) && provider.isEnableable()) {
            properties.add(new Enabled());
        }
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public Map<String, Value> retrieve() {
        Map<String, Value> values = new LinkedHashMap<>();
        for (Property property : properties) {
            values.put(property.name(), Str.of(property.name().equals("ensure") ? status() : provider.enabled(enable)));
        }
        return values;
    }

    private String status() {
        return provider.isRunning() ? "running" : "stopped";
    }

    @Override
    public boolean isPresent(Map<String, Value> current) {
        return true;
    }

    @Override
    public String provider() {
        return provider.name();
    }

    @Override
    public boolean isSuitable() {
        return provider.isSuitable();
    }

    @Override
    public boolean isRefreshable() {
        return true;
    }

    @Override
    public void refresh() {
        if (provider.isRunning()) {
            provider.restart();
        } else {
            speaker.say(LogLevel.DEBUG, "Skipping restart; service is not running");
        }
    }

    /// The property `ensure`: whether the service runs.
    private final class Running extends ValueProperty {
        private final @Nullable String wanted;

        Running(@Nullable String wanted) {
            super("service", "ensure", wanted == null ? List.of() : List.of(Str.of(wanted)), false, false, _ -> {});
            this.wanted = wanted;
        }

        @Override
        public void sync() {
            if ("running".equals(wanted)) {
                provider.start();
            } else {
                provider.stop();
            }
            for (Property property : properties) {
                if (property instanceof Enabled && property.should() != null && !property.isInSync(Str.of(provider.enabled(enable)))) {
                    property.sync();
                }
            }
        }

        @Override
        public String eventName() {
            return "running".equals(wanted) ? "service_started" : "service_stopped";
        }

        @Override
        public boolean endsRefreshes() {
            return "running".equals(wanted);
        }
    }

    /// The property `enable`: whether the service starts at boot.
    private final class Enabled extends ValueProperty {
        Enabled() {
            super("service", "enable", enable == null ? List.of() : List.of(Str.of(enable)), false, false, value -> provider.enable(Attributes.text(value)));
        }

        @Override
        public boolean isInSync(Value is) {
            return provider.isFixed() && !"mask".equals(enable) || super.isInSync(is);
        }

        @Override
        public String eventName() {
            return switch (String.valueOf(enable)) {
                case "true" -> "service_enabled";
                case "manual" -> "service_manual_start";
                case "delayed" -> "service_delayed_start";
                default -> "service_disabled";
            };
        }
    }
}
