package io.bindery.cfengine.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The order in which the reference program goes through one of its tables.
///
/// Its functions list variables and classes in the order of a chained hash table, and policies come to rely on it. The table begins
/// with 128 chains and doubles when it is three quarters full; a new entry goes to the head of its chain, and each doubling turns
/// the chains round. So the order follows from the keys, the number of entries, and when each of them came. All this was learnt by
/// watching what the program prints; nothing here is stored in chains.
public final class TableOrder {
    private static final int FIRST_SIZE = 128;
    /// A set with so few entries is a plain list in the order they came.
    private static final int SMALL_SET = 14;

    private int entries;
    private int size = FIRST_SIZE;
    private int arrivals;

    /// When an entry came.
    ///
    /// @param size the table's size just after
    public record Arrival(int number, int size) {}

    public Arrival add() {
        entries++;
        if (entries > size / 4 * 3) {
            size *= 2;
        }
        return new Arrival(arrivals++, size);
    }

    public void remove() {
        entries--;
    }

    /// An entry and what its place follows from.
    public record Placed<T>(T entry, int hash, Arrival arrival) {}

    /// Compares entries of this table as it is now.
    public <T> Comparator<Placed<T>> comparator() {
        return (one, other) -> {
            int byChain = Integer.compare(one.hash() & size - 1, other.hash() & size - 1);
            return byChain != 0 ? byChain : inChain(one.arrival(), other.arrival());
        };
    }

    private int inChain(Arrival one, Arrival other) {
        Arrival later = one.number() > other.number() ? one : other;
        int doublings = Integer.numberOfTrailingZeros(size) - Integer.numberOfTrailingZeros(later.size());
        int laterFirst = Integer.compare(other.number(), one.number());
        return doublings % 2 == 0 ? laterFirst : -laterFirst;
    }

    /// The order of a set that these texts, all different, were put into one after the other.
    public static List<String> ofSet(List<String> texts) {
        if (texts.size() <= SMALL_SET) {
            return texts;
        }
        TableOrder order = new TableOrder();
        List<Placed<String>> placed = new ArrayList<>(texts.size());
        for (String text : texts) {
            placed.add(new Placed<>(text, new Hash().add(text).finish(), order.add()));
        }
        placed.sort(order.comparator());
        return placed.stream().map(Placed::entry).toList();
    }

    /// Bob Jenkins's one-at-a-time hash over the parts of a key, joined.
    public static final class Hash {
        private int state;

        public Hash add(String part) {
            for (int at = 0; at < part.length(); at++) {
                add((byte) part.charAt(at));
            }
            return this;
        }

        private void add(int character) {
            state += character;
            state += state << 10;
            state ^= state >>> 6;
        }

        public int finish() {
            int hash = state;
            hash += hash << 3;
            hash ^= hash >>> 11;
            hash += hash << 15;
            return hash;
        }
    }
}
