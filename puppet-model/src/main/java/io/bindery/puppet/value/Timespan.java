package io.bindery.puppet.value;

/// A length of time in nanoseconds, possibly negative.
public record Timespan(long nanoseconds) implements Value, Comparable<Timespan> {
    public static final long NANOS_PER_SECOND = 1_000_000_000L;

    @Override
    public int compareTo(Timespan other) {
        return Long.compare(nanoseconds, other.nanoseconds);
    }

    /// `1-02:03:04.5`: days, hours, minutes, seconds and nanoseconds.
    // As Puppet does: the nanoseconds have neither leading nor trailing zeros, and so cannot be read back.
    @Override
    public String toString() {
        long magnitude = Math.abs(nanoseconds);
        long seconds = magnitude / NANOS_PER_SECOND;
        String fraction = Long.toString(magnitude % NANOS_PER_SECOND);
        int end = fraction.length();
        while (end > 1 && fraction.charAt(end - 1) == '0') {
            end--;
        }
        String time = String.format("%02d:%02d:%02d", seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        return (nanoseconds < 0 ? "-" : "") + seconds / 86400 + "-" + time + "." + fraction.substring(0, end);
    }
}
