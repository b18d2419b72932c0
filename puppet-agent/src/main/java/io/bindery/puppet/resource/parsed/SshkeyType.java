package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// `sshkey`: the host keys that SSH knows. A host may have one key of each kind, so host and kind together are the name.
public final class SshkeyType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "sshkey",
            List.of("ensure", "key", "host_aliases", "target"),
            List.of("name", "type", "provider"));
    private static final String KNOWN_HOSTS = "/etc/ssh/ssh_known_hosts";
    private static final Map<String, String> SHORT = Map.of(
            "dsa", "ssh-dss", "ed25519", "ssh-ed25519", "rsa", "ssh-rsa", "ecdsa-sk", "sk-ecdsa-sha2-nistp256@openssh.com",
            "ed25519-sk", "sk-ssh-ed25519@openssh.com");
    private static final KnownHosts TABLE = new KnownHosts();

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    // As Puppet does: a title without the kind of key gets it.
    @Override
    public Reference shown(Resource resource) {
        Reference reference = resource.reference();
        Value type = resource.value("type");
        String kind = type == null ? "" : Attributes.text(type);
        boolean isWhole = kind.isEmpty() || reference.title().indexOf('@') >= 0;
        return isWhole ? reference : new Reference(reference.type(), reference.title() + "@" + SHORT.getOrDefault(kind, kind));
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String given = attributes.name();
        int at = given.indexOf('@');
        String host = at < 0 ? given : given.substring(0, at);
        String kind = attributes.text("type", at < 0 ? "" : given.substring(at + 1));
        if (host.matches(".*\\s.*")) {
            throw attributes.invalid("name", "Resourcename cannot include whitespaces");
        }
        if (host.contains(",")) {
            throw attributes.invalid("name", "No comma in resourcename allowed. If you want to specify aliases use the host_aliases property");
        }
        for (String alias : attributes.texts("host_aliases")) {
            if (alias.matches(".*\\s.*")) {
                throw attributes.invalid("host_aliases", "Aliases cannot include whitespace");
            }
            if (alias.contains(",")) {
                throw attributes.invalid("host_aliases", "Aliases must be provided as an array, not a comma-separated list");
            }
        }
        String target = attributes.text("target", KNOWN_HOSTS);
        ParsedResource key = new ParsedResource(TABLE, host + "@" + SHORT.getOrDefault(kind, kind), target, around);
        key.keepPresence(attributes);
        key.keepText(attributes, "key");
        key.keepList(attributes, "host_aliases");
        key.keepTarget(attributes);
        return key;
    }

    /// The file of known hosts: names, kind and key.
    private static final class KnownHosts implements Table {
        @Override
        public String kind() {
            return "sshkey";
        }

        @Override
        public List<Entry> parse(List<String> lines, String target) {
            List<Entry> entries = new ArrayList<>();
            for (String line : lines) {
                String[] fields = line.strip().split("\\s+");
                entries.add(line.startsWith("#") || fields.length < 3 ? Entry.text(line) : entry(fields, target));
            }
            return entries;
        }

        private static Entry entry(String[] fields, String target) {
            List<String> names = List.of(fields[0].split(",", -1));
            Entry entry = Entry.named(names.getFirst() + "@" + fields[1]);
            entry.values().put("key", Str.of(fields[2]));
            entry.values().put("host_aliases", new Arr(names.stream().skip(1).<Value>map(Str::of).toList()));
            entry.values().put("target", Str.of(target));
            return entry;
        }

        @Override
        public String line(Entry entry) {
            int at = entry.name().indexOf('@');
            List<String> names = new ArrayList<>(List.of(entry.name().substring(0, at)));
            Value aliases = entry.values().get("host_aliases");
            if (aliases != null) {
                (aliases instanceof Arr list ? list.elements() : List.of(aliases)).forEach(each -> names.add(Attributes.text(each)));
            }
            Value key = entry.values().get("key");
            return String.join(",", names) + " " + entry.name().substring(at + 1) + " " + (key == null ? "" : Attributes.text(key));
        }
    }
}
