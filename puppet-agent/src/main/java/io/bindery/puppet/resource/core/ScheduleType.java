package io.bindery.puppet.resource.core;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `schedule`: the times at which resources may be applied.
public final class ScheduleType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "schedule",
            List.of(),
            List.of("name", "range", "periodmatch", "period", "repeat", "weekday"));
    private static final Pattern RANGE = Pattern.compile("\\d+(:\\d+){0,2}\\s*-\\s*\\d+(:\\d+){0,2}");
    private static final Pattern DAY = Pattern.compile("(?i)(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?");
    private static final List<String> DAYS = List.of("sun", "mon", "tue", "wed", "thu", "fri", "sat");

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        List<Schedule.Range> ranges = new ArrayList<>();
        for (Value value : attributes.list("range")) {
            ranges.add(range(attributes, Attributes.text(value)));
        }
        String match = attributes.choice("periodmatch", "distance", "number");
        String period = attributes.oneOf("period", "hourly", "daily", "weekly", "monthly", "never");
        return new Schedule(
                ranges,
                period == null ? null : Schedule.Period.valueOf(period.toUpperCase(Locale.ROOT)),
                match.equals("number"),
                repeat(attributes, match),
                weekdays(attributes));
    }

    private static Schedule.Range range(Attributes attributes, String text) {
        if (!RANGE.matcher(text).find()) {
            throw attributes.invalid("range", "Invalid range value '" + text + "'");
        }
        String[] limits = text.strip().split("\\s*-\\s*");
        if (limits.length != 2) {
            throw attributes.unusable("range", "Invalid range " + text);
        }
        return new Schedule.Range(time(attributes, limits[0]), time(attributes, limits[1]));
    }

    private static java.time.LocalTime time(Attributes attributes, String text) {
        String[] parts = text.split(":");
        int hour = Integer.parseInt(parts[0]);
        int minute = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
        int second = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
        if (hour > 23) {
            throw attributes.unusable("range", "Invalid hour '" + hour + "'");
        }
        if (minute > 59) {
            throw attributes.unusable("range", "Invalid minute '" + minute + "'");
        }
        return java.time.LocalTime.of(hour, minute, Math.min(second, 59));
    }

    private static int repeat(Attributes attributes, String match) {
        Value value = attributes.value("repeat");
        if (value == null) {
            return 1;
        }
        String text = Attributes.text(value);
        if (!(value instanceof Int) && !text.matches("\\d+")) {
            throw attributes.invalid("repeat", "Repeat must be a number");
        }
        int repeat = Integer.parseInt(text);
        if (repeat != 1 && !match.equals("distance")) {
            throw attributes.invalid("repeat", "Repeat must be 1 unless periodmatch is 'distance', not '" + match + "'");
        }
        return Math.max(repeat, 1);
    }

    private static @Nullable Set<Integer> weekdays(Attributes attributes) {
        if (!attributes.has("weekday")) {
            return null;
        }
        Set<Integer> days = new LinkedHashSet<>();
        for (String text : attributes.texts("weekday")) {
            if (text.matches("[0-6]")) {
                days.add(Integer.parseInt(text));
            } else if (DAY.matcher(text).matches()) {
                days.add(DAYS.indexOf(text.substring(0, 3).toLowerCase(Locale.ROOT)));
            } else {
                throw attributes.invalid("weekday", text + " is not a valid day of the week");
            }
        }
        return days;
    }
}
