package io.bindery.puppet.resource.packages;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Display;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The package that a resource manages.
final class ManagedPackage implements Managed {
    private final PackageRequest request;
    private final PackageProvider provider;
    private final Surroundings around;
    private final String place;
    private final List<Property> properties = new ArrayList<>();
    private PackageState found = PackageState.ABSENT;
    private boolean marked;

    ManagedPackage(PackageRequest request, Attributes attributes, PackageProvider provider, Surroundings around) {
        this.request = request;
        this.provider = provider;
        this.around = around;
        this.place = attributes.place();
        properties.add(new PackageEnsure());
        if (attributes.manages("mark") && provider.holds()) {
            properties.add(ValueProperty.of("package", "mark", attributes.value("mark"), this::mark));
        }
    }

    /// The installed packages of each provider, listed once in a run.
    static final class Surveys {
        private final Map<String, Map<String, PackageState>> byProvider = new HashMap<>();

        Map<String, PackageState> of(PackageProvider provider) {
            return byProvider.computeIfAbsent(provider.name(), _ -> provider.survey());
        }
    }

    private void mark(Value value) {
        marked = true;
        if (value.equals(Str.of("hold"))) {
            provider.hold(request.name());
        } else {
            provider.release(request.name());
        }
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public Map<String, Value> retrieve() {
        PackageState surveyed = around.shared().get(Surveys.class, Surveys::new).of(provider).get(request.name());
        found = surveyed == null ? provider.query(request.name()) : surveyed;
        Map<String, Value> values = new LinkedHashMap<>();
        values.put("ensure", Str.of(found.version()));
        values.put("mark", found.isInstalled() ? Str.of(found.mark()) : ABSENT);
        return values;
    }

    @Override
    public boolean isPresent(Map<String, Value> current) {
        return found.isInstalled();
    }

    @Override
    public String provider() {
        return provider.name();
    }

    @Override
    public boolean isSuitable() {
        return provider.isSuitable();
    }

    // As Puppet does: every package takes a refresh; only providers that can reinstall do something then, and none of these can.
    @Override
    public boolean isRefreshable() {
        return true;
    }

    @Override
    public void flush() {
        provider.flush(request, marked);
    }

    /// The property `ensure` of a package.
    private final class PackageEnsure implements Property {
        private @Nullable String latest;

        @Override
        public String name() {
            return "ensure";
        }

        @Override
        public Value should() {
            return Str.of(request.ensure());
        }

        @Override
        public boolean isInSync(Value is) {
            return switch (request.ensure()) {
                case "present" -> found.isInstalled();
                case "absent" -> !found.isInstalled();
                case "purged" -> found.version().equals("purged");
                case "latest" -> found.isInstalled() && found.version().equals(newest());
                default -> found.isInstalled()
                        && (found.version().equals(request.ensure()) || provider.isSatisfied(request, found.version()));
            };
        }

        private @Nullable String newest() {
            try {
                latest = provider.latest(request);
                return latest;
            } catch (ResourceError error) {
                throw new ResourceError("Could not get latest version: " + error.message());
            }
        }

        @Override
        public void sync() {
            switch (request.ensure()) {
                case "present" -> install();
                case "absent" -> provider.uninstall(request, found);
                case "purged" -> provider.purge(request, found);
                default -> update();
            }
        }

        private void install() {
            if (provider.needsSource() && request.source() == null) {
                String why = "You cannot install " + provider.name() + " packages without a source";
                throw new ResourceError("Could not set 'present' on ensure: " + why + place, why);
            }
            provider.install(request, found);
        }

        private void update() {
            try {
                provider.install(request, found);
            } catch (ResourceError error) {
                throw new ResourceError("Could not update: " + error.message());
            }
        }

        @Override
        public String eventName() {
            return switch (request.ensure()) {
                case "present" -> "package_installed";
                case "absent" -> "package_removed";
                case "purged" -> "package_purged";
                default -> "package_changed";
            };
        }

        @Override
        public String shouldText(Value should) {
            return latest == null ? Display.of(should) : Display.of(Str.of(latest));
        }

        @Override
        public String changeText(Value is, Value should) {
            if (request.ensure().equals("purged")) {
                return "purged";
            }
            if (!found.isInstalled() && !request.ensure().equals("absent")) {
                return "created";
            }
            return request.ensure().equals("absent") ? "removed" : "ensure changed " + isText(is) + " to " + shouldText(should);
        }
    }
}
