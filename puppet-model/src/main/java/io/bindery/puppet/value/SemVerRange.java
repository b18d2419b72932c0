package io.bindery.puppet.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A set of semantic versions. Two ranges are equal if they have the same alternatives, whatever their notation.
public final class SemVerRange implements Value {
    private final String text;
    private final List<VersionInterval> intervals;

    private SemVerRange(List<@Nullable VersionInterval> intervals, @Nullable String text) {
        this.intervals = simplify(intervals);
        this.text = text == null ? canonical() : text;
    }

    /// Throws [IllegalArgumentException] with Puppet's message.
    public static SemVerRange parse(String text) {
        List<VersionInterval> intervals = SemVerParser.range(text);
        boolean blank = text.isEmpty() || text.strip().equals("||");
        return blank ? new SemVerRange(List.of(VersionInterval.All.ALL), "*") : new SemVerRange(new ArrayList<>(intervals), text);
    }

    /// All from `min` to `max`; null stands for no bound.
    // As Puppet does: the text names the two ends the wrong way round.
    public static SemVerRange between(@Nullable SemVer min, @Nullable SemVer max, boolean excludeMax) {
        SemVer low = min == null ? SemVer.MIN : min;
        SemVer high = max == null ? SemVer.MAX : max;
        String text = excludeMax ? ">=" + high + " <" + low : high + " - " + low;
        return new SemVerRange(Collections.singletonList(VersionInterval.of(low, false, high, excludeMax)), text);
    }

    public boolean includes(SemVer version) {
        for (VersionInterval interval : intervals) {
            if (interval.includes(version) && (version.isStable() || interval.admitsPrerelease(version))) {
                return true;
            }
        }
        return false;
    }

    /// Is all of this within the other? Only asked of ranges of one alternative.
    public boolean isCoveredBy(SemVerRange other) {
        if (intervals.size() != 1 || other.intervals.size() != 1) {
            return equals(other);
        }
        VersionInterval mine = intervals.getFirst();
        VersionInterval theirs = other.intervals.getFirst();
        int ends = theirs.high().compareTo(mine.high());
        return theirs.low().compareTo(mine.low()) <= 0 && (ends > 0 || ends == 0 && (!theirs.excludesHigh() || mine.excludesHigh()));
    }

    /// These ranges with those that touch or overlap made one.
    public static List<SemVerRange> merged(List<SemVerRange> ranges) {
        if (ranges.size() < 2) {
            return List.copyOf(ranges);
        }
        List<SemVerRange> rest = new ArrayList<>(ranges);
        List<SemVerRange> result = new ArrayList<>();
        while (!rest.isEmpty()) {
            SemVerRange sum = rest.removeLast();
            List<SemVerRange> apart = new ArrayList<>();
            for (SemVerRange range : rest) {
                SemVerRange merged = sum.merge(range);
                if (merged == null) {
                    apart.add(range);
                } else {
                    sum = merged;
                }
            }
            result.add(sum);
            rest = apart;
        }
        Collections.reverse(result);
        return List.copyOf(result);
    }

    private @Nullable SemVerRange merge(SemVerRange other) {
        if (intervals.size() != 1 || other.intervals.size() != 1) {
            return null;
        }
        VersionInterval mine = intervals.getFirst();
        VersionInterval theirs = other.intervals.getFirst();
        if (includes(theirs.low()) || other.includes(mine.low())) {
            int ends = mine.high().compareTo(theirs.high());
            SemVer high = ends >= 0 ? mine.high() : theirs.high();
            boolean exclude = ends > 0 ? mine.excludesHigh() : ends < 0 ? theirs.excludesHigh() : mine.excludesHigh() && theirs.excludesHigh();
            SemVer low = mine.low().compareTo(theirs.low()) <= 0 ? mine.low() : theirs.low();
            return between(low, high, exclude);
        }
        if (mine.excludesHigh() && mine.high().equals(theirs.low())) {
            return between(mine.low(), theirs.high(), theirs.excludesHigh());
        }
        if (theirs.excludesHigh() && theirs.high().equals(mine.low())) {
            return between(theirs.low(), mine.high(), mine.excludesHigh());
        }
        return null;
    }

    private static List<VersionInterval> simplify(List<@Nullable VersionInterval> intervals) {
        List<VersionInterval> rest = new ArrayList<>();
        for (VersionInterval interval : intervals) {
            if (interval != null) {
                rest.add(interval);
            }
        }
        boolean merged = true;
        while (rest.size() > 1 && merged) {
            int before = rest.size();
            rest = mergeOnce(rest);
            merged = rest.size() < before;
        }
        return rest.isEmpty() ? List.of(VersionInterval.Below.NOTHING) : List.copyOf(rest);
    }

    private static List<VersionInterval> mergeOnce(List<VersionInterval> intervals) {
        List<VersionInterval> rest = intervals;
        List<VersionInterval> result = new ArrayList<>();
        while (!rest.isEmpty()) {
            VersionInterval sum = rest.removeLast();
            List<VersionInterval> apart = new ArrayList<>();
            for (VersionInterval interval : rest) {
                VersionInterval merged = sum.merge(interval);
                if (merged == null) {
                    apart.add(interval);
                } else {
                    sum = merged;
                }
            }
            result.add(sum);
            rest = apart;
        }
        Collections.reverse(result);
        return result;
    }

    /// The text it was written as.
    public String text() {
        return text;
    }

    /// The normalized text: `>=1.0.0 <2.0.0` for `1.x`.
    public String canonical() {
        return intervals.stream().map(Objects::toString).collect(Collectors.joining(" || "));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SemVerRange range && intervals.equals(range.intervals);
    }

    @Override
    public int hashCode() {
        return intervals.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
