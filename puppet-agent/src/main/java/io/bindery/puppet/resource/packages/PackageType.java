package io.bindery.puppet.resource.packages;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `package`: software from a package manager.
public final class PackageType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "package",
            List.of("ensure", "mark"),
            List.of("name", "provider", "command", "source", "instance", "status", "adminfile", "responsefile", "configfiles", "category",
                    "platform", "root", "vendor", "description", "allowcdrom", "enable_only", "install_only", "install_options", "uninstall_options",
                    "allow_virtual", "reinstall_on_refresh", "package_settings", "flavor"));
    /// Providers that Puppet has for other systems: known, and not functional here.
    private static final Set<String> FOREIGN = Set.of(
            "pacman", "pkg", "pkgng", "portage", "openbsd", "freebsd", "brew", "macports", "appdmg", "pkgdmg", "windows", "rpm", "aptitude", "aptrpm",
            "dnfmodule", "opkg", "pkgin", "pkgutil", "portupgrade", "ports", "rug", "sun", "sunfreeware", "tdnf", "up2date", "urpmi", "xbps", "aix", "apple",
            "blastwave", "fink", "hpux", "nim", "pip2", "puppetserver_gem", "dpkg");

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public boolean isUnique() {
        return false;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        PackageProvider provider = provider(attributes, around);
        return new ManagedPackage(request(attributes), attributes, provider, around);
    }

    /// The packages of the provider that is used where a resource names none.
    @Override
    public List<Resource> instances(Surroundings around) {
        PackageProvider usual = usual(providers(around));
        return around.shared().get(ManagedPackage.Surveys.class, ManagedPackage.Surveys::new).of(usual).keySet().stream()
                .map(name -> new Resource(new Reference("Package", name), Kind.NATIVE, List.of(), List.of(), List.of(), false, false, null, 0))
                .toList();
    }

    private static List<PackageProvider> providers(Surroundings around) {
        Tool tool = new Tool(around);
        List<PackageProvider> known = new ArrayList<>(List.of(new AptProvider(tool, around.speaker(), around.host().files()), new DpkgProvider(tool)));
        known.addAll(LineProvider.all(tool));
        return known;
    }

    private static PackageProvider usual(List<PackageProvider> known) {
        return known.stream()
                .filter(each -> Set.of("apt", "dnf", "yum", "zypper").contains(each.name()) && each.isSuitable())
                .findFirst()
                .orElse(known.getFirst());
    }

    private static PackageProvider provider(Attributes attributes, Surroundings around) {
        List<PackageProvider> known = providers(around);
        String asked = attributes.text("provider");
        if (asked == null) {
            return usual(known);
        }
        for (PackageProvider each : known) {
            if (each.name().equals(asked)) {
                return each;
            }
        }
        if (FOREIGN.contains(asked)) {
            return new ForeignProvider(asked);
        }
        throw attributes.invalid("provider", "Invalid package provider '" + asked + "'");
    }

    private static PackageRequest request(Attributes attributes) {
        return new PackageRequest(
                attributes.name(),
                ensure(attributes),
                attributes.text("source"),
                attributes.oneOf("mark", "hold", "none"),
                attributes.choice("configfiles", "keep", "replace").equals("keep"),
                attributes.text("responsefile"),
                attributes.choice("allowcdrom", "false", "true").equals("true"),
                options(attributes, "install_options"),
                options(attributes, "uninstall_options"),
                attributes.text("command"));
    }

    private static String ensure(Attributes attributes) {
        Value value = attributes.value("ensure");
        if (value == null || value == Bool.TRUE) {
            return "present";
        }
        String text = attributes.text("ensure", "present");
        return text.equals("installed") ? "present" : text;
    }

    private static List<String> options(Attributes attributes, String name) {
        List<String> options = new ArrayList<>();
        for (Value value : attributes.list(name)) {
            if (value instanceof Hash hash) {
                hash.entries().forEach((key, each) -> options.add(Attributes.text(key) + "=" + Attributes.text(each)));
            } else {
                options.add(Attributes.text(value));
            }
        }
        return options;
    }

    /// A provider for another operating system, which is never suitable here.
    private record ForeignProvider(String name) implements PackageProvider {
        @Override
        public boolean isSuitable() {
            return false;
        }

        @Override
        public java.util.Map<String, PackageState> survey() {
            return java.util.Map.of();
        }

        @Override
        public PackageState query(String asked) {
            return PackageState.ABSENT;
        }

        @Override
        public void install(PackageRequest request, PackageState found) {}

        @Override
        public void uninstall(PackageRequest request, PackageState found) {}

        @Override
        public @Nullable String latest(PackageRequest request) {
            return null;
        }
    }

    /// A value of `ensure` in an event.
    static Value value(String text) {
        return Str.of(text);
    }
}
