package io.bindery.puppet.resource.packages;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A range of versions, such as `>1.0 <=2.0`.
record VersionRange(List<Limit> limits) {
    private static final Pattern LIMIT = Pattern.compile("(>=|<=|>|<)\\s*(\\S+)");

    /// One end of a range.
    record Limit(String operator, String version) {}

    /// The range of a text, or null if it is a plain version.
    static @Nullable VersionRange parse(String text) {
        Matcher matcher = LIMIT.matcher(text);
        List<Limit> limits = new ArrayList<>();
        int end = 0;
        while (matcher.find()) {
            if (!text.substring(end, matcher.start()).isBlank()) {
                return null;
            }
            limits.add(new Limit(matcher.group(1), matcher.group(2)));
            end = matcher.end();
        }
        return limits.isEmpty() || !text.substring(end).isBlank() ? null : new VersionRange(limits);
    }

    boolean includes(String version) {
        return limits.stream().allMatch(limit -> {
            int order = DebianVersions.compare(version, limit.version);
            return switch (limit.operator) {
                case ">" -> order > 0;
                case ">=" -> order >= 0;
                case "<" -> order < 0;
                default -> order <= 0;
            };
        });
    }
}
