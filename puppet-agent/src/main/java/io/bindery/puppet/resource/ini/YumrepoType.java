package io.bindery.puppet.resource.ini;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `yumrepo`: the repositories of yum and dnf, sections of the files in their directories.
public final class YumrepoType implements ResourceType {
    private static final List<String> PROPERTIES = List.of(
            "descr", "mirrorlist", "baseurl", "enabled", "gpgcheck", "payload_gpgcheck", "repo_gpgcheck", "gpgkey", "mirrorlist_expire", "include",
            "exclude", "gpgcakey", "includepkgs", "enablegroups", "module_hotfixes", "failovermethod", "keepalive", "retries", "http_caching",
            "timeout", "metadata_expire", "protect", "priority", "minrate", "throttle", "bandwidth", "cost", "proxy", "proxy_username",
            "proxy_password", "s3_enabled", "sslcacert", "sslverify", "sslclientcert", "sslclientkey", "metalink", "skip_if_unavailable",
            "assumeyes", "deltarpm_percentage", "deltarpm_metadata_percentage", "username", "password");
    private static final Set<String> SWITCHES = Set.of(
            "enabled", "gpgcheck", "payload_gpgcheck", "repo_gpgcheck", "enablegroups", "module_hotfixes", "keepalive", "protect", "s3_enabled",
            "sslverify", "skip_if_unavailable", "assumeyes");
    private static final Set<String> ADDRESSES = Set.of("mirrorlist", "baseurl", "gpgkey", "include", "gpgcakey", "proxy", "metalink");
    private static final Set<String> ADDRESS_LISTS = Set.of("baseurl", "gpgkey");
    private static final Set<String> SCHEMES = Set.of("file", "http", "https", "ftp");
    private static final Pattern SWITCH = Pattern.compile("^(true|false|0|1|no|yes)$");
    /// The patterns of other values, as messages show them.
    private static final Map<String, String> PATTERNS = Map.ofEntries(
            Map.entry("mirrorlist_expire", "^[0-9]+$"),
            Map.entry("failovermethod", "^roundrobin|priority$"),
            Map.entry("retries", "^[0-9]+$"),
            Map.entry("http_caching", "^(packages|all|none)$"),
            Map.entry("timeout", "^\\d+$"),
            Map.entry("metadata_expire", "^([0-9]+[dhm]?|never)$"),
            Map.entry("priority", "^-?\\d+$"),
            Map.entry("minrate", "^\\d+$"),
            Map.entry("throttle", "^\\d+[kMG%]?$"),
            Map.entry("bandwidth", "^\\d+[kMG]?$"),
            Map.entry("cost", "^\\d+$"),
            Map.entry("deltarpm_percentage", "^\\d+$"),
            Map.entry("deltarpm_metadata_percentage", "^\\d+$"));
    private static final ResourceSchema SCHEMA = new ResourceSchema("yumrepo", withEnsure(), List.of("name", "target", "provider"));

    private static List<String> withEnsure() {
        List<String> all = new ArrayList<>(List.of("ensure"));
        all.addAll(PROPERTIES);
        return all;
    }

    /// The names of the properties that are settings of a repository.
    static List<String> settings() {
        return PROPERTIES;
    }

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        return new Repository(attributes, around);
    }

    @Override
    public List<Resource> instances(Surroundings around) {
        return RepositoryFiles.of(around).names().stream()
                .map(name -> new Resource(
                        new Reference("Yumrepo", name), Kind.NATIVE, List.of(), List.of("yumrepo"), List.of(), false, false, null, 0))
                .toList();
    }

    /// The text that a file holds for a declared value; null if the resource does not say it.
    static @Nullable String checked(Attributes attributes, String property) {
        Value value = attributes.value(property);
        if (value == null) {
            return null;
        }
        String text = Attributes.text(value);
        if (text.equals("absent")) {
            return text;
        }
        if (SWITCHES.contains(property)) {
            if (!SWITCH.matcher(text).find()) {
                throw refused(attributes, property, value, SWITCH.pattern());
            }
            return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1).toLowerCase(Locale.ROOT);
        }
        String pattern = PATTERNS.get(property);
        if (pattern != null && !Pattern.compile(pattern).matcher(text).find()) {
            throw refused(attributes, property, value, pattern);
        }
        if (ADDRESSES.contains(property) && !(property.equals("proxy") && text.equals("_none_"))) {
            for (String address : ADDRESS_LISTS.contains(property) ? text.split("\\s+") : new String[] {text}) {
                checkAddress(attributes, property, address);
            }
        }
        return text;
    }

    private static RuntimeException refused(Attributes attributes, String property, Value value, String pattern) {
        return attributes.invalid(
                property, "Invalid value " + Attributes.inspect(value) + ". Valid values are absent. Valid values match /" + pattern + "/.");
    }

    private static void checkAddress(Attributes attributes, String property, String address) {
        try {
            String scheme = new URI(address.replace("$", "%24")).getScheme();
            if (scheme != null && SCHEMES.contains(scheme)) {
                return;
            }
        } catch (URISyntaxException e) {
            throw attributes.invalid(property, "Validate method failed for class " + property + ": bad URI(is not URI?): " + Attributes.inspect(Str.of(address)));
        }
        throw attributes.invalid(property, "Validate method failed for class " + property + ": Must be a valid URL");
    }
}
