package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `system_uptime`. In a Docker container it is the uptime of the container.
final class UptimeFacts implements Resolver {
    private static final int TICKS_PER_SECOND = 100;

    /// Where the start time stands after the name of a process in its `stat` file.
    private static final int START_TIME = 20;

    @Override
    public void resolve(Survey survey, FactSink sink) {
        Long up = uptime(survey.host());
        Long seconds = up != null && "docker".equals(survey.containers().kind()) ? sinceStart(survey.host(), up) : up;
        if (seconds == null) {
            sink.put("system_uptime.uptime", "unknown", "uptime");
            return;
        }
        long hours = seconds / 3600;
        long days = hours / 24;
        sink.put("system_uptime.seconds", seconds, "uptime_seconds");
        sink.put("system_uptime.hours", Long.valueOf(hours), "uptime_hours");
        sink.put("system_uptime.days", Long.valueOf(days), "uptime_days");
        sink.put("system_uptime.uptime", text(days, hours, seconds / 60 % 60), "uptime");
    }

    private static @Nullable Long uptime(HostView host) {
        String text = host.word("/proc/uptime");
        int dot = text == null ? -1 : text.indexOf('.');
        return text == null || dot < 0 ? null : Long.valueOf(text.substring(0, dot));
    }

    private static Long sinceStart(HostView host, long up) {
        String stat = host.textOrEmpty("/proc/1/stat");
        String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
        return fields.length < START_TIME ? up : up - Long.parseLong(fields[START_TIME - 1]) / TICKS_PER_SECOND;
    }

    private static String text(long days, long hours, long minutes) {
        if (days == 0) {
            return hours + ":" + String.format(Locale.ROOT, "%02d", minutes) + " hours";
        }
        return days == 1 ? "1 day" : days + " days";
    }
}
