package io.bindery.puppet.value;

import org.jspecify.annotations.Nullable;

/// One alternative of a [SemVerRange].
sealed interface VersionInterval {
    SemVer low();

    SemVer high();

    boolean excludesLow();

    boolean excludesHigh();

    boolean includes(SemVer version);

    /// A prerelease is only let in by a bound that is a prerelease of the same version.
    boolean admitsPrerelease(SemVer version);

    /// All versions.
    enum All implements VersionInterval {
        ALL;

        @Override
        public SemVer low() {
            return SemVer.MIN;
        }

        @Override
        public SemVer high() {
            return SemVer.MAX;
        }

        @Override
        public boolean excludesLow() {
            return false;
        }

        @Override
        public boolean excludesHigh() {
            return false;
        }

        @Override
        public boolean includes(SemVer version) {
            return true;
        }

        @Override
        public boolean admitsPrerelease(SemVer version) {
            return true;
        }

        @Override
        public String toString() {
            return "*";
        }
    }

    /// One version with the versions on one side of it.
    sealed interface Comparator extends VersionInterval {
        SemVer version();

        @Override
        default SemVer low() {
            return SemVer.MIN;
        }

        @Override
        default SemVer high() {
            return SemVer.MAX;
        }

        @Override
        default boolean excludesLow() {
            return false;
        }

        @Override
        default boolean excludesHigh() {
            return false;
        }

        @Override
        default boolean admitsPrerelease(SemVer other) {
            SemVer mine = version();
            return !mine.isStable() && mine.major() == other.major() && mine.minor() == other.minor() && mine.patch() == other.patch();
        }
    }

    record Above(SemVer version) implements Comparator {
        @Override
        public SemVer low() {
            return version;
        }

        @Override
        public boolean excludesLow() {
            return true;
        }

        @Override
        public boolean includes(SemVer other) {
            return other.compareTo(version) > 0;
        }

        @Override
        public String toString() {
            return ">" + version;
        }
    }

    record AtLeast(SemVer version) implements Comparator {
        @Override
        public SemVer low() {
            return version;
        }

        @Override
        public boolean includes(SemVer other) {
            return other.compareTo(version) >= 0;
        }

        @Override
        public String toString() {
            return ">=" + version;
        }
    }

    record Below(SemVer version) implements Comparator {
        static final Below NOTHING = new Below(SemVer.MIN);

        @Override
        public SemVer high() {
            return version;
        }

        @Override
        public boolean excludesHigh() {
            return true;
        }

        @Override
        public boolean includes(SemVer other) {
            return other.compareTo(version) < 0;
        }

        @Override
        public String toString() {
            return version.equals(SemVer.MIN) ? "<0.0.0" : "<" + version;
        }
    }

    record AtMost(SemVer version) implements Comparator {
        @Override
        public SemVer high() {
            return version;
        }

        @Override
        public boolean includes(SemVer other) {
            return other.compareTo(version) <= 0;
        }

        @Override
        public String toString() {
            return "<=" + version;
        }
    }

    record Exactly(SemVer version) implements Comparator {
        @Override
        public SemVer low() {
            return version;
        }

        @Override
        public SemVer high() {
            return version;
        }

        @Override
        public boolean includes(SemVer other) {
            return other.equals(version);
        }

        @Override
        public String toString() {
            return version.toString();
        }
    }

    record Between(VersionInterval from, VersionInterval to) implements VersionInterval {
        public Between {
            from = from instanceof Between inner ? inner.from : from;
            to = to instanceof Between inner ? inner.to : to;
        }

        @Override
        public SemVer low() {
            return from.low();
        }

        @Override
        public SemVer high() {
            return to.high();
        }

        @Override
        public boolean excludesLow() {
            return from.excludesLow();
        }

        @Override
        public boolean excludesHigh() {
            return to.excludesHigh();
        }

        @Override
        public boolean includes(SemVer version) {
            return from.includes(version) && to.includes(version);
        }

        @Override
        public boolean admitsPrerelease(SemVer version) {
            return from.admitsPrerelease(version) || to.admitsPrerelease(version);
        }

        @Override
        public String toString() {
            return from + " " + to;
        }
    }

    private static boolean isBoundedBelow(VersionInterval interval) {
        return !(interval instanceof All || interval instanceof Below || interval instanceof AtMost) && !interval.low().equals(SemVer.MIN);
    }

    private static boolean isBoundedAbove(VersionInterval interval) {
        return !(interval instanceof All || interval instanceof Above || interval instanceof AtLeast) && !interval.high().equals(SemVer.MAX);
    }

    /// What is in both, or null if nothing is.
    default @Nullable VersionInterval intersection(VersionInterval other) {
        if (this instanceof All || other instanceof All) {
            return this instanceof All ? other : this;
        }
        int below = low().compareTo(other.high());
        if (below >= 0) {
            return below > 0 || excludesLow() || other.excludesHigh() ? null : new Exactly(low());
        }
        int above = other.low().compareTo(high());
        if (above >= 0) {
            return above > 0 || other.excludesLow() || excludesHigh() ? null : new Exactly(other.low());
        }
        int lows = low().compareTo(other.low());
        VersionInterval min = lows < 0 || lows == 0 && !excludesLow() ? other : this;
        int highs = high().compareTo(other.high());
        VersionInterval max = highs > 0 || highs == 0 && !excludesHigh() ? other : this;
        if (!isBoundedAbove(max)) {
            return min;
        }
        return isBoundedBelow(min) ? new Between(min, max) : max;
    }

    /// One interval for both where they touch or overlap, else null.
    default @Nullable VersionInterval merge(VersionInterval other) {
        if (this instanceof All || other instanceof All) {
            return All.ALL;
        }
        if (includes(other.low()) || other.includes(low())) {
            return cover(other);
        }
        if (excludesHigh() && !other.excludesLow() && high().equals(other.low())
                || !excludesHigh() && !other.excludesLow() && high().nextPatch().equals(other.low())) {
            return span(this, other);
        }
        if (other.excludesHigh() && !excludesLow() && other.high().equals(low())
                || !other.excludesHigh() && !excludesLow() && other.high().nextPatch().equals(low())) {
            return span(other, this);
        }
        return null;
    }

    private @Nullable VersionInterval cover(VersionInterval other) {
        int lows = low().compareTo(other.low());
        boolean excludeLow = lows < 0 ? excludesLow() : lows > 0 ? other.excludesLow() : excludesLow() && other.excludesLow();
        int highs = high().compareTo(other.high());
        boolean excludeHigh = highs > 0 ? excludesHigh() : highs < 0 ? other.excludesHigh() : excludesHigh() && other.excludesHigh();
        return of(lows <= 0 ? low() : other.low(), excludeLow, highs >= 0 ? high() : other.high(), excludeHigh);
    }

    private static @Nullable VersionInterval span(VersionInterval first, VersionInterval last) {
        return of(first.low(), first.excludesLow(), last.high(), last.excludesHigh());
    }

    static @Nullable VersionInterval of(SemVer low, boolean excludeLow, SemVer high, boolean excludeHigh) {
        VersionInterval from = excludeLow ? new Above(low) : new AtLeast(low);
        VersionInterval to = excludeHigh ? new Below(high) : new AtMost(high);
        return from.intersection(to);
    }
}
