package io.bindery.puppet.value;

import java.util.List;

/// A semantic version. The prerelease and build are empty strings if the version has none. Ordering ignores the build.
public record SemVer(long major, long minor, long patch, String prerelease, String build) implements Value, Comparable<SemVer> {
    private static final String BEFORE_ALL = "\0";

    /// Lower than all versions. It is not a version itself: its prerelease cannot be written, and sorts before any other.
    static final SemVer MIN = new SemVer(0, 0, 0, BEFORE_ALL, "");

    /// Higher than all versions.
    static final SemVer MAX = new SemVer(Long.MAX_VALUE, 0, 0, "", "");

    public SemVer(long major, long minor, long patch) {
        this(major, minor, patch, "", "");
    }

    /// Throws [IllegalArgumentException] with Puppet's message.
    public static SemVer parse(String text) {
        SemVer version = SemVerParser.version(text);
        if (version == null) {
            throw new IllegalArgumentException("Unable to parse '" + text + "' as a semantic version identifier");
        }
        return version;
    }

    public boolean isStable() {
        return prerelease.isEmpty() || isMin();
    }

    private boolean isMin() {
        return prerelease.equals(BEFORE_ALL);
    }

    SemVer nextPatch() {
        return new SemVer(major, minor, patch + 1);
    }

    @Override
    public int compareTo(SemVer other) {
        int order = Long.compare(major, other.major);
        order = order != 0 ? order : Long.compare(minor, other.minor);
        order = order != 0 ? order : Long.compare(patch, other.patch);
        return order != 0 ? order : comparePrerelease(other);
    }

    private int comparePrerelease(SemVer other) {
        if (isMin() || other.isMin()) {
            return Boolean.compare(other.isMin(), isMin());
        }
        if (prerelease.isEmpty() || other.prerelease.isEmpty()) {
            return Boolean.compare(prerelease.isEmpty(), other.prerelease.isEmpty());
        }
        List<String> mine = List.of(prerelease.split("\\.", -1));
        List<String> yours = List.of(other.prerelease.split("\\.", -1));
        for (int i = 0; i < Math.min(mine.size(), yours.size()); i++) {
            int order = compareIdentifiers(mine.get(i), yours.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(mine.size(), yours.size());
    }

    private static int compareIdentifiers(String one, String other) {
        boolean oneNumber = isNumber(one);
        boolean otherNumber = isNumber(other);
        if (oneNumber && otherNumber) {
            return one.length() != other.length() ? Integer.compare(one.length(), other.length()) : one.compareTo(other);
        }
        return oneNumber ? -1 : otherNumber ? 1 : one.compareTo(other);
    }

    private static boolean isNumber(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    @Override
    public String toString() {
        String version = (major == Long.MAX_VALUE ? "Infinity" : Long.toString(major)) + "." + minor + "." + patch;
        String qualified = isMin() ? version + "-" : prerelease.isEmpty() ? version : version + "-" + prerelease;
        return build.isEmpty() ? qualified : qualified + "+" + build;
    }
}
