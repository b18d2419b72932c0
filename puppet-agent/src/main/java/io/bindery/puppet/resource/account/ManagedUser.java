package io.bindery.puppet.resource.account;

import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// An account of a resource.
final class ManagedUser implements Managed {
    private static final Path SHADOW = Path.of("/etc/shadow");
    private static final long SHADOW_LIMIT = 64 << 20;
    private static final Map<String, String> FLAGS = Map.of(
            "comment", "-c", "expiry", "-e", "gid", "-g", "groups", "-G", "home", "-d", "shell", "-s", "uid", "-u");
    private static final Map<String, String> AGES = Map.of("password_min_age", "-m", "password_max_age", "-M", "password_warn_days", "-W");

    private final Attributes attributes;
    private final Surroundings around;
    private final Tool tool;
    private final List<Property> properties = new ArrayList<>();

    ManagedUser(Attributes attributes, Surroundings around) {
        this.attributes = attributes;
        this.around = around;
        this.tool = new Tool(around);
        String ensure = attributes.choice("ensure", "present", "absent");
        properties.add(new Ensure("user", Str.of(ensure), this::create, this::delete));
        add("home");
        add("uid");
        if (attributes.manages("gid")) {
            properties.add(new PrimaryGroup());
        }
        add("comment");
        add("shell");
        add("password");
        add("password_min_age");
        add("password_max_age");
        add("password_warn_days");
        if (attributes.manages("groups")) {
            properties.add(new Groups());
        }
        add("expiry");
    }

    private void add(String name) {
        if (attributes.manages(name)) {
            List<Value> should = attributes.list(name).isEmpty() ? List.of() : List.of(wanted(name));
            properties.add(new ValueProperty("user", name, should, false, name.equals("password"), value -> set(name, Attributes.text(value))));
        }
    }

    private Value wanted(String name) {
        Value value = attributes.list(name).getFirst();
        boolean number = name.equals("uid") || AGES.containsKey(name);
        return number && value instanceof Str(String text) && text.matches("-?\\d{1,10}") ? Int.of(Long.parseLong(text)) : value;
    }

    private String name() {
        return attributes.name();
    }

    private Optional<Accounts.User> found() {
        return around.host().accounts().user(name());
    }

    @Override
    public List<Property> properties() {
        return properties;
    }

    @Override
    public String provider() {
        return "useradd";
    }

    @Override
    public boolean isSuitable() {
        return tool.find("useradd").isPresent();
    }

    @Override
    public Map<String, Value> retrieve() {
        Map<String, Value> values = new LinkedHashMap<>();
        Optional<Accounts.User> user = found();
        values.put("ensure", user.isPresent() ? Ensure.PRESENT : ABSENT);
        if (user.isEmpty()) {
            properties.forEach(property -> values.putIfAbsent(property.name(), ABSENT));
            return values;
        }
        Accounts.User account = user.get();
        values.put("home", Str.of(account.home()));
        values.put("uid", Int.of(account.uid()));
        values.put("gid", Int.of(account.gid()));
        values.put("comment", Str.of(account.comment()));
        values.put("shell", Str.of(account.shell()));
        Shadow shadow = shadow();
        if (shadow != null) {
            values.putAll(shadow.values());
        }
        values.put("groups", new Arr(groups().stream().map(group -> (Value) Str.of(group)).toList()));
        return values;
    }

    private @org.jspecify.annotations.Nullable Shadow shadow() {
        try {
            return Shadow.of(name(), new String(around.host().files().read(SHADOW, SHADOW_LIMIT), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return null;
        }
    }

    /// The groups that name the user as a member.
    private List<String> groups() {
        return around.host().accounts().groups().stream().filter(group -> group.members().contains(name())).map(Accounts.Group::name).toList();
    }

    private void create() {
        checkShell();
        List<String> words = new ArrayList<>(List.of(tool.require("useradd")));
        if (!attributes.has("gid") && around.host().accounts().group(name()).isPresent()) {
            words.addAll(List.of("-g", name()));
        }
        for (String property : List.of("comment", "expiry", "gid", "groups", "home", "shell", "uid")) {
            String value = property.equals("groups") ? groupList() : attributes.text(property, "");
            if (!value.isEmpty()) {
                words.addAll(List.of(String.valueOf(FLAGS.get(property)), value.equals("absent") && property.equals("expiry") ? "" : value));
            }
        }
        if (attributes.flag("allowdupe", false)) {
            words.add("-o");
        }
        words.add(attributes.flag("managehome", false) ? "-m" : "-M");
        if (attributes.flag("system", false)) {
            words.add("-r");
        }
        words.add(name());
        act("Could not create user " + name() + ": ", words);
        setAges();
        String password = attributes.text("password");
        if (password != null) {
            setPassword(password);
        }
    }

    private String groupList() {
        return String.join(",", new TreeSet<>(attributes.texts("groups")));
    }

    private void setAges() {
        List<String> words = new ArrayList<>(List.of("chage"));
        for (String property : List.of("password_min_age", "password_max_age", "password_warn_days")) {
            String value = attributes.text(property);
            if (value != null) {
                words.addAll(List.of(String.valueOf(AGES.get(property)), value));
            }
        }
        if (words.size() > 1) {
            words.set(0, tool.require("chage"));
            words.add(name());
            act("Could not create user " + name() + ": ", words);
        }
    }

    // The password goes through standard input, where the process table does not show it.
    private void setPassword(String password) {
        byte[] line = (name() + ":" + password + "\n").getBytes(StandardCharsets.UTF_8);
        Execution execution = tool.run(Command.of(List.of(tool.require("chpasswd"), "-e")).reading(line));
        if (!execution.text().isEmpty() || execution.status() != 0) {
            throw new ResourceError("chpasswd said " + execution.text());
        }
    }

    private void delete() {
        List<String> words = new ArrayList<>(List.of(tool.require("userdel")));
        if (attributes.flag("managehome", false)) {
            words.add("-r");
        }
        words.add(name());
        act("Could not delete user " + name() + ": ", words);
    }

    private void set(String property, String value) {
        if (property.equals("password")) {
            setPassword(value);
            return;
        }
        if (property.equals("shell")) {
            checkShell();
        }
        List<String> words = new ArrayList<>();
        String age = AGES.get(property);
        if (age != null) {
            words.addAll(List.of(tool.require("chage"), age, value));
        } else {
            words.addAll(List.of(tool.require("usermod"), String.valueOf(FLAGS.get(property)), property.equals("expiry") && value.equals("absent") ? "" : value));
            if (property.equals("uid") && attributes.flag("allowdupe", false)) {
                words.add("-o");
            }
        }
        words.add(name());
        act("Could not set " + property + " on user[" + name() + "]: ", words);
    }

    private void checkShell() {
        String shell = attributes.text("shell");
        if (shell == null) {
            return;
        }
        FileState state;
        try {
            state = around.host().files().stateFollowingLinks(Path.of(shell));
        } catch (IOException e) {
            state = FileState.ABSENT;
        }
        if (!state.exists()) {
            throw new ResourceError("Shell " + shell + " must exist");
        }
        if (state.kind() != FileKind.FILE || (state.mode() & 0111) == 0) {
            throw new ResourceError("Shell " + shell + " must be executable");
        }
    }

    private void act(String failure, List<String> words) {
        try {
            tool.act(words);
        } catch (ResourceError error) {
            throw new ResourceError(failure + error.message());
        }
    }

    @Override
    public List<Resource> generate() {
        return StrangeKeys.of(attributes, found().map(Accounts.User::home).orElse(attributes.text("home", "")), around);
    }

    /// The property `gid`: a group by name or number.
    private final class PrimaryGroup extends ValueProperty {
        PrimaryGroup() {
            super("user", "gid", attributes.list("gid").stream().map(value -> value instanceof Str(String text) && text.matches("-?\\d{1,10}") ? (Value) Int.of(Long.parseLong(text)) : value).toList(), false, false, _ -> {});
        }

        private Optional<Integer> id(Value group) {
            return group instanceof Int(long number)
                    ? Optional.of((int) number)
                    : around.host().accounts().group(Attributes.text(group)).map(Accounts.Group::gid);
        }

        @Override
        protected boolean matches(Value is, Value want) {
            return id(want).map(number -> is.equals(Int.of(number))).orElse(false);
        }

        @Override
        public void sync() {
            for (Value group : desired()) {
                Optional<Integer> id = id(group);
                if (id.isPresent()) {
                    set("gid", String.valueOf(id.get()));
                    return;
                }
            }
            throw new ResourceError("Could not find group(s) " + String.join(",", attributes.texts("gid")));
        }
    }

    /// The property `groups`: all groups of the user, or the minimum set.
    private final class Groups extends ValueProperty {
        Groups() {
            super("user", "groups", attributes.list("groups"), false, false, value -> set("groups", Attributes.text(value)));
        }

        @Override
        public @org.jspecify.annotations.Nullable Value should() {
            if (!attributes.has("groups")) {
                return null;
            }
            TreeSet<String> wanted = new TreeSet<>(attributes.texts("groups"));
            if (attributes.choice("membership", "minimum", "inclusive").equals("minimum")) {
                wanted.addAll(groups());
            }
            return Str.of(String.join(",", wanted));
        }

        @Override
        public boolean isInSync(Value is) {
            TreeSet<String> current = new TreeSet<>();
            if (is instanceof Arr list) {
                list.elements().forEach(each -> current.add(Attributes.text(each)));
            }
            return Str.of(String.join(",", current)).equals(should());
        }

        @Override
        public String isText(Value is) {
            return is instanceof Arr list ? String.join(",", list.elements().stream().map(Attributes::text).toList()) : super.isText(is);
        }

        @Override
        public String changeText(Value is, Value should) {
            String text = Attributes.text(should);
            Value list = new Arr(text.isEmpty() ? List.of() : List.of(text.split(",")).stream().map(each -> (Value) Str.of(each)).toList());
            return super.changeText(is, list);
        }
    }
}
