package io.bindery.puppet.resource.parsed;

import io.bindery.enact.host.Accounts;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `ssh_authorized_key`: keys for logging in as a user.
public final class SshAuthorizedKeyType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "ssh_authorized_key",
            List.of("ensure", "type", "key", "user", "target", "options"),
            List.of("name", "drop_privileges", "provider"));
    private static final List<String> TYPES = List.of("ssh-dss", "ssh-rsa", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
            "ssh-ed25519", "sk-ecdsa-sha2-nistp256@openssh.com", "sk-ssh-ed25519@openssh.com", "ssh-rsa-cert-v01@openssh.com",
            "ssh-ed25519-cert-v01@openssh.com", "ssh-dss-cert-v01@openssh.com", "ecdsa-sha2-nistp256-cert-v01@openssh.com",
            "ecdsa-sha2-nistp384-cert-v01@openssh.com", "ecdsa-sha2-nistp521-cert-v01@openssh.com");
    /// A line of a file of keys: options, type, key, name.
    public static final Pattern LINE = Pattern.compile(
            "^(?:(.+)\\s+)?(" + String.join("|", TYPES) + "|ecdsa-sk|ed25519-sk)\\s+([^ ]+)\\s*(.*)$");
    private static final Pattern OPTION = Pattern.compile("[-a-z0-9A-Z_]+=\".*?[^\\\\]\"|[-a-z0-9A-Z_]+");
    private static final Map<String, String> SHORT = Map.of(
            "dsa", "ssh-dss", "ed25519", "ssh-ed25519", "rsa", "ssh-rsa", "ecdsa-sk", "sk-ecdsa-sha2-nistp256@openssh.com",
            "ed25519-sk", "sk-ssh-ed25519@openssh.com");
    private static final Pattern WHOLE_OPTION = Pattern.compile("[-a-z0-9A-Z_]+(=\".*\")?");
    private static final Value NO_OPTIONS = new Arr(List.of(Managed.ABSENT));
    private static final int FILE_MODE = 0600;

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<Reference> requirements(Resource resource, ResourceNames names) {
        return resource.value("user") instanceof Str(String user) ? List.of(new Reference("User", user)) : List.of();
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String user = attributes.text("user");
        if (user == null && !attributes.has("target")) {
            throw attributes.contradictory("Attribute 'user' or 'target' is mandatory");
        }
        String key = attributes.text("key");
        if (key != null && key.matches(".*\\s.*")) {
            throw attributes.invalid("key", "Key must not contain whitespace: " + key);
        }
        KeyTable table = new KeyTable(user);
        ParsedResource made = new Key(table, attributes, target(attributes, user, around), around);
        String ensure = attributes.choice("ensure", "present", "absent");
        made.add(new Ensure("ssh_authorized_key", Str.of(ensure), made::create, made::remove));
        if (attributes.manages("type")) {
            String type = attributes.text("type", "");
            if (!type.isEmpty() && !TYPES.contains(type) && !SHORT.containsKey(type)) {
                throw attributes.invalid(
                        "type", "Invalid value " + Attributes.inspect(Str.of(type)) + ". Valid values are " + String.join(", ", TYPES) + ".");
            }
            made.add(ValueProperty.of("ssh_authorized_key", "type", Str.of(SHORT.getOrDefault(type, type)), value -> made.set("type", value)));
        }
        if (attributes.manages("key")) {
            made.add(ValueProperty.of("ssh_authorized_key", "key", attributes.value("key"), value -> made.set("key", value)));
        }
        for (String option : attributes.texts("options")) {
            if (!WHOLE_OPTION.matcher(option).matches() && !option.equals("absent")) {
                throw attributes.invalid("options", "Option " + option + " is not valid. A single option must either be of the form 'option' or"
                        + " 'option=\"value\"'. Multiple options must be provided as an array");
            }
        }
        if (attributes.manages("options")) {
            made.add(new ValueProperty("ssh_authorized_key", "options", attributes.list("options"), true, false, value -> made.set("options", value)));
        }
        return made;
    }

    private static @Nullable String target(Attributes attributes, @Nullable String user, Surroundings around) {
        String given = attributes.text("target");
        if (given != null) {
            return given;
        }
        return user == null ? null : around.host().accounts().user(user).map(each -> each.home() + "/.ssh/authorized_keys").orElse(null);
    }

    /// A key of a resource.
    private static final class Key extends ParsedResource {
        private final Attributes attributes;

        Key(KeyTable table, Attributes attributes, @Nullable String target, Surroundings around) {
            super(table, attributes.name(), target, around);
            this.attributes = attributes;
        }

        @Override
        public void flush() {
            String user = attributes.text("user");
            if (user == null) {
                throw new ResourceError("Cannot write SSH authorized keys without user");
            }
            if (around().host().accounts().user(user).isEmpty()) {
                throw new ResourceError("User '" + user + "' does not exist");
            }
            super.flush();
        }
    }

    /// A file of keys.
    private record KeyTable(@Nullable String user) implements Table {
        @Override
        public String kind() {
            return "ssh_authorized_key";
        }

        @Override
        public List<Entry> parse(List<String> lines, String target) {
            List<Entry> entries = new ArrayList<>();
            int nameless = 0;
            for (String line : lines) {
                Matcher matcher = LINE.matcher(line);
                if (line.stripLeading().startsWith("#") || !matcher.matches()) {
                    entries.add(Entry.text(line));
                    continue;
                }
                Entry entry = matcher.group(4).isEmpty() ? Entry.nameless(target + ":unnamed-" + ++nameless) : Entry.named(matcher.group(4));
                entry.values().put("type", Str.of(matcher.group(2)));
                entry.values().put("key", Str.of(matcher.group(3)));
                entry.values().put("options", matcher.group(1) == null ? NO_OPTIONS : options(matcher.group(1)));
                entries.add(entry);
            }
            return entries;
        }

        private static Value options(String text) {
            List<Value> options = new ArrayList<>();
            Matcher matcher = OPTION.matcher(text);
            while (matcher.find()) {
                options.add(Str.of(matcher.group()));
            }
            return new Arr(options);
        }

        @Override
        public String line(Entry entry) {
            Value options = entry.values().get("options");
            String given = options instanceof Arr list ? String.join(",", list.elements().stream().map(Attributes::text).toList()) : "";
            String line = (given.isEmpty() || given.equals("absent") ? "" : given + " ") + text(entry, "type") + " " + text(entry, "key");
            return entry.isNamed() ? line + " " + entry.name() : line;
        }

        private static String text(Entry entry, String field) {
            Value value = entry.values().get(field);
            return value == null ? "" : Attributes.text(value);
        }

        @Override
        public String read(String target, Surroundings around) {
            return TableFile.read(target, around);
        }

        @Override
        public void write(String target, String text, Surroundings around) {
            Optional<Accounts.User> owner = user == null ? Optional.empty() : around.host().accounts().user(user);
            owner.ifPresent(each -> KeyDirectory.make(target, each, around));
            TableFile.write(target, text, FILE_MODE, owner.map(Accounts.User::uid).orElse(-1), owner.map(Accounts.User::gid).orElse(-1), around);
        }
    }
}
