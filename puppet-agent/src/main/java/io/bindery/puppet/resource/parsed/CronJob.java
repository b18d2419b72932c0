package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Ensure;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.Tool;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The cron job that a resource manages.
final class CronJob extends ParsedResource {
    private static final List<String> DAYS = List.of("sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday");
    private static final List<String> MONTHS = List.of(
            "", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december");

    private final Attributes attributes;
    private final Tool tool;

    CronJob(Attributes attributes, Surroundings around) {
        super(new CrontabTable(new Tool(around)), attributes.name(), user(attributes), around);
        this.attributes = attributes;
        this.tool = new Tool(around);
        String ensure = attributes.choice("ensure", "present", "absent");
        add(new Ensure("cron", Str.of(ensure), this::createJob, this::remove));
        if (attributes.manages("command")) {
            String command = attributes.text("command");
            add(ValueProperty.of("cron", "command", command == null ? null : Str.of(command.strip()), value -> set("command", value)));
        }
        if (attributes.manages("special")) {
            add(ValueProperty.of("cron", "special", attributes.value("special"), value -> set("special", value)));
        }
        time("minute", 0, 59, List.of());
        time("hour", 0, 23, List.of());
        time("weekday", 0, 7, DAYS);
        time("month", 1, 12, MONTHS);
        time("monthday", 1, 31, List.of());
        if (attributes.manages("environment")) {
            add(new Environment());
        }
        for (String place : List.of("user", "target")) {
            if (attributes.manages(place)) {
                add(ValueProperty.of("cron", place, attributes.has(place) ? Str.of(user(attributes)) : null, _ -> {}));
            }
        }
    }

    private static String user(Attributes attributes) {
        String target = attributes.text("target");
        return target == null ? attributes.text("user", "root") : target;
    }

    @Override
    public String provider() {
        return "crontab";
    }

    @Override
    public boolean isSuitable() {
        return tool.find("crontab").isPresent();
    }

    private void createJob() {
        if (!attributes.has("command")) {
            around().speaker().say(LogLevel.ERR, "no command specified, cannot create");
            touch();
            return;
        }
        create();
    }

    private void time(String name, int lowest, int highest, List<String> words) {
        if (!attributes.manages(name)) {
            return;
        }
        List<Value> should = new ArrayList<>();
        for (Value value : attributes.list(name)) {
            should.add(field(name, value, lowest, highest, words));
        }
        add(new TimeField(name, should, value -> set(name, value)));
    }

    private Value field(String name, Value value, int lowest, int highest, List<String> words) {
        String text = Attributes.text(value);
        if (text.equals("*") || text.equals("absent")) {
            return ABSENT;
        }
        if (text.matches("\\*/[0-9]+|[0-9]+-[0-9]+(/[0-9]+)?")) {
            return Str.of(text);
        }
        if (text.matches("\\d{1,6}") && Integer.parseInt(text) >= lowest && Integer.parseInt(text) <= highest) {
            return Str.of(text);
        }
        String word = text.toLowerCase(Locale.ROOT);
        for (int i = 0; i < words.size(); i++) {
            if (!words.get(i).isEmpty() && (words.get(i).equals(word) || word.length() == 3 && words.get(i).startsWith(word))) {
                return Str.of(String.valueOf(i));
            }
        }
        throw attributes.invalid(
                name, "Munging failed for value " + Attributes.inspect(value) + " in class " + name + ": " + text + " is not a valid " + name);
    }

    /// An entry without a name that has the same times and command, which the resource takes for its own.
    @Override
    Optional<Entry> adopted() {
        Optional<Entry> same = entries().stream().filter(entry -> !entry.isText() && !entry.isNamed() && isSame(entry)).findFirst();
        same.ifPresent(entry -> entry.adopt(name()));
        return same;
    }

    private boolean isSame(Entry entry) {
        for (Property property : properties()) {
            Value should = property.should();
            boolean compared = !property.name().equals("ensure") && !property.name().equals("environment");
            if (compared && should != null && !property.isInSync(entry.values().getOrDefault(property.name(), ABSENT))) {
                return false;
            }
        }
        return attributes.has("command");
    }

    /// A field of the time: a list of values, or absent for any.
    private static final class TimeField extends ValueProperty {
        TimeField(String name, List<Value> should, java.util.function.Consumer<Value> setter) {
            super("cron", name, should, true, false, setter);
        }

        @Override
        public @Nullable Value should() {
            return desired().isEmpty() ? null : desired().getFirst().equals(Managed.ABSENT) ? Managed.ABSENT : super.should();
        }

        @Override
        public boolean isInSync(Value is) {
            return is.equals(should());
        }
    }

    /// The environment settings written above the job.
    private final class Environment extends ValueProperty {
        Environment() {
            super("cron", "environment", attributes.list("environment"), true, false, value -> set("environment", value));
        }

        @Override
        public boolean isInSync(Value is) {
            List<String> wanted = attributes.texts("environment").stream().sorted().toList();
            return is instanceof Arr list
                    ? list.elements().stream().map(Attributes::text).sorted().toList().equals(wanted)
                    : wanted.equals(List.of("absent"));
        }

        @Override
        public String shouldText(Value should) {
            return should instanceof Arr list ? String.join(",", list.elements().stream().map(Attributes::text).toList()) : super.shouldText(should);
        }
    }
}
