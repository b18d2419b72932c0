package io.bindery.cfengine.promise.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/// A POSIX access control list: permissions to read, write and execute, by entry.
///
/// @param entries permissions as octal digits, by entry
record AccessList(SortedMap<Entry, Integer> entries) {
    private static final int ALL = 7;

    /// The kinds of entries, in the order in which lists are written.
    enum Kind {
        USER,
        GROUP,
        MASK,
        OTHER;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// @param number the number of a user or group; empty for the owner, the file's own group, the mask and all others
    record Entry(Kind kind, String number) implements Comparable<Entry> {
        boolean isNamed() {
            return !number.isEmpty();
        }

        @Override
        public int compareTo(Entry other) {
            int byKind = kind.compareTo(other.kind);
            if (byKind != 0 || number.equals(other.number)) {
                return byKind;
            }
            return number.isEmpty() || other.number.isEmpty() || number.length() != other.number.length()
                    ? Integer.compare(number.length(), other.number.length())
                    : number.compareTo(other.number);
        }
    }

    static AccessList empty() {
        return new AccessList(new TreeMap<>());
    }

    /// The list as `getfacl` prints it with numbers: the list itself, or the default list for new files below a directory.
    static AccessList parse(List<String> lines, boolean defaults) {
        AccessList list = empty();
        for (String line : lines) {
            boolean isDefault = line.startsWith("default:");
            String[] fields = (isDefault ? line.substring("default:".length()) : line).split("[:\\s]", -1);
            if (isDefault == defaults && fields.length >= 3 && !line.startsWith("#")) {
                Kind kind = Kind.valueOf(fields[0].toUpperCase(Locale.ROOT));
                list.entries.put(new Entry(kind, fields[1]), bits(fields[2]));
            }
        }
        return list;
    }

    AccessList copy() {
        return new AccessList(new TreeMap<>(entries));
    }

    static int bits(String letters) {
        return (letters.indexOf('r') >= 0 ? 4 : 0) | (letters.indexOf('w') >= 0 ? 2 : 0) | (letters.indexOf('x') >= 0 ? 1 : 0);
    }

    /// Changes one entry as clauses such as `rw`, `+x`, `-w` and `=r` say.
    void change(Entry entry, String clauses) {
        int bits = entries.getOrDefault(entry, 0);
        for (String clause : clauses.split(",", -1)) {
            int named = bits(clause);
            bits = clause.startsWith("+") ? bits | named : clause.startsWith("-") ? bits & ~named & ALL : named;
        }
        entries.put(entry, bits);
    }

    boolean hasNamed() {
        return entries.keySet().stream().anyMatch(Entry::isNamed);
    }

    /// Lets the mask be what the group and all named entries have together.
    void widenMask() {
        int mask = 0;
        for (var each : entries.entrySet()) {
            Entry entry = each.getKey();
            mask |= entry.isNamed() || entry.kind() == Kind.GROUP ? each.getValue() : 0;
        }
        entries.put(new Entry(Kind.MASK, ""), mask);
    }

    boolean isComplete() {
        boolean mask = entries.containsKey(new Entry(Kind.MASK, "")) || !hasNamed();
        return mask && List.of(Kind.USER, Kind.GROUP, Kind.OTHER).stream().allMatch(kind -> entries.containsKey(new Entry(kind, "")));
    }

    /// The entries as `setfacl` reads them.
    String text() {
        return text(Entry::number);
    }

    /// @param naming how users and groups are called
    String text(Function<Entry, String> naming) {
        List<String> written = new ArrayList<>();
        entries.forEach((entry, bits) -> written.add(entry.kind().word() + ":" + naming.apply(entry) + ":" + letters(bits)));
        return String.join(",", written);
    }

    private static String letters(int bits) {
        return ((bits & 4) != 0 ? "r" : "-") + ((bits & 2) != 0 ? "w" : "-") + ((bits & 1) != 0 ? "x" : "-");
    }
}
