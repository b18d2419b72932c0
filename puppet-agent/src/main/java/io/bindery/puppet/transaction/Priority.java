package io.bindery.puppet.transaction;

import java.util.Arrays;

/// The rank of a point among those that are ready: the place of its resource in the catalog, or for a generated resource its
/// place within that of its generator.
record Priority(int[] places) implements Comparable<Priority> {
    static Priority of(int place) {
        return new Priority(new int[] {place});
    }

    /// A place after this one, and before all that come after it.
    Priority within(int place) {
        int[] deeper = Arrays.copyOf(places, places.length + 1);
        deeper[places.length] = place;
        return new Priority(deeper);
    }

    @Override
    public int compareTo(Priority other) {
        return Arrays.compare(places, other.places);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Priority priority && Arrays.equals(places, priority.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    @Override
    public String toString() {
        return Arrays.toString(places);
    }
}
