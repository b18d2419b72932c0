package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `host`: entries of the hosts file.
public final class HostType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "host",
            List.of("ensure", "ip", "host_aliases", "comment", "target"),
            List.of("name", "provider"));
    private static final String HOSTS = "/etc/hosts";
    private static final Pattern NAME_PART = Pattern.compile("\\w+|\\w[\\w-]+\\w");
    private static final HostTable TABLE = new HostTable();

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        for (String part : attributes.name().split("\\.")) {
            if (!NAME_PART.matcher(part).matches()) {
                throw attributes.invalid("name", "Invalid host name");
            }
        }
        String ip = attributes.text("ip");
        if (ip != null && !isAddress(ip)) {
            throw attributes.invalid("ip", "Invalid IP address " + Attributes.inspect(Str.of(ip)));
        }
        String comment = attributes.text("comment");
        if (comment != null && comment.contains("\n")) {
            throw attributes.invalid("comment", "Comment cannot include newline");
        }
        String target = attributes.text("target", HOSTS);
        ParsedResource host = new ParsedResource(TABLE, attributes.name(), target, around);
        host.keepPresence(attributes);
        host.keepText(attributes, "ip");
        if (attributes.manages("host_aliases")) {
            host.add(aliases(attributes, host));
        }
        host.keepText(attributes, "comment");
        host.keepTarget(attributes);
        return host;
    }

    // As Puppet does: a list of aliases is one value, whose parts are shown one by one.
    private static Property aliases(Attributes attributes, ParsedResource host) {
        for (String alias : attributes.texts("host_aliases")) {
            if (alias.matches(".*\\s.*")) {
                throw attributes.invalid("host_aliases", "Host aliases cannot include whitespace");
            }
        }
        List<Value> should = attributes.has("host_aliases")
                ? List.of(Str.of(String.join(" ", attributes.texts("host_aliases"))))
                : List.of();
        return new ValueProperty("host", "host_aliases", should, false, false, value -> host.set("host_aliases", list(Attributes.text(value)))) {
            @Override
            public boolean isInSync(Value is) {
                return desired().isEmpty() || joined(is).equals(Attributes.text(desired().getFirst()));
            }

            @Override
            public String isText(Value is) {
                return is.equals(Managed.ABSENT) ? super.isText(is) : joined(is);
            }
        };
    }

    private static String joined(Value value) {
        return value instanceof Arr list ? String.join(" ", list.elements().stream().map(Attributes::text).toList()) : "";
    }

    private static Value list(String text) {
        return new Arr(text.isBlank() ? List.of() : List.of(text.strip().split("\\s+")).stream().map(each -> (Value) Str.of(each)).toList());
    }

    private static boolean isAddress(String text) {
        if (text.matches("\\d{1,3}(\\.\\d{1,3}){3}")) {
            return List.of(text.split("\\.")).stream().allMatch(part -> Integer.parseInt(part) <= 255);
        }
        try {
            return text.contains(":") && text.matches("[0-9a-fA-F:.]+") && InetAddress.getByName(text) != null;
        } catch (UnknownHostException e) {
            return false;
        }
    }

    @Override
    public List<Resource> instances(Surroundings around) {
        List<Resource> resources = new ArrayList<>();
        for (Entry entry : Tables.of(TABLE, HOSTS, around)) {
            if (!entry.isText()) {
                List<Parameter> parameters = List.of(new Parameter("target", Str.of(HOSTS), Origin.Given.STORED));
                resources.add(new Resource(new Reference("Host", entry.name()), Kind.NATIVE, parameters, List.of("host"), List.of(), false, false, null, 0));
            }
        }
        return resources;
    }

    /// The hosts file.
    private static final class HostTable implements Table {
        private static final Pattern LINE = Pattern.compile("^([0-9a-f:]\\S+)\\s+([^#\\s+]\\S+)\\s*(.*?)?(?:\\s*#\\s*(.*))?$");

        @Override
        public String kind() {
            return "host";
        }

        @Override
        public List<Entry> parse(List<String> lines, String target) {
            List<Entry> entries = new ArrayList<>();
            for (String line : lines) {
                Matcher matcher = LINE.matcher(line);
                if (!matcher.matches()) {
                    entries.add(Entry.text(line));
                    continue;
                }
                Entry entry = Entry.named(matcher.group(2));
                entry.values().put("ip", Str.of(matcher.group(1)));
                if (!matcher.group(3).isBlank()) {
                    entry.values().put("host_aliases", list(matcher.group(3)));
                }
                entry.values().put("comment", Str.of(matcher.group(4) == null ? "" : matcher.group(4)));
                entry.values().put("target", Str.of(target));
                entries.add(entry);
            }
            return entries;
        }

        @Override
        public String line(Entry entry) {
            Value ip = entry.values().get("ip");
            if (ip == null) {
                throw new io.bindery.puppet.resource.ResourceError("ip is a required attribute for hosts");
            }
            StringBuilder line = new StringBuilder(Attributes.text(ip)).append('\t').append(entry.name());
            Value aliases = entry.values().get("host_aliases");
            String names = aliases instanceof Str(String text) ? text : aliases == null ? "" : joined(aliases);
            // As Puppet does: a list without aliases leaves its place empty.
            if (!names.isEmpty() || aliases != null) {
                line.append('\t').append(names);
            }
            Value comment = entry.values().get("comment");
            if (comment != null && !Attributes.text(comment).isEmpty()) {
                line.append("\t# ").append(Attributes.text(comment));
            }
            return line.toString();
        }
    }
}
