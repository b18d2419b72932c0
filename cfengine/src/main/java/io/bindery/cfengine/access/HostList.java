package io.bindery.cfengine.access;

import io.bindery.cfengine.value.Regex;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A list of hosts in a promise: by address, by name, by key, or in the old notation, in which an item may be any of these or a
/// pattern.
public record HostList(List<String> addresses, List<String> names, List<String> keys, List<String> old) {
    public static final HostList NONE = new HostList(List.of(), List.of(), List.of(), List.of());

    public HostList {
        addresses = List.copyOf(addresses);
        names = List.copyOf(names);
        keys = List.copyOf(keys);
        old = List.copyOf(old);
    }

    /// The hosts of both lists.
    HostList and(HostList other) {
        return new HostList(
                joined(addresses, other.addresses), joined(names, other.names), joined(keys, other.keys), joined(old, other.old));
    }

    private static List<String> joined(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    boolean isEmpty() {
        return addresses.isEmpty() && names.isEmpty() && keys.isEmpty() && old.isEmpty();
    }

    boolean holds(Connection connection) {
        return addresses.stream().anyMatch(range -> isAddress(range, connection))
                || names.stream().anyMatch(name -> isName(name, connection))
                || keys.contains(connection.key())
                || old.stream().anyMatch(item -> isAny(item, connection));
    }

    private static boolean isAddress(String text, Connection connection) {
        AddressRange range = AddressRange.parse(text);
        OctetPattern pattern = range == null ? OctetPattern.parse(text) : null;
        return range != null
                ? range.holds(connection.address())
                : pattern != null && pattern.holds(connection.address());
    }

    /// A name that begins with a dot stands for a whole domain.
    private static boolean isName(String text, Connection connection) {
        String wanted = text.toLowerCase(Locale.ROOT);
        String name = connection.hostname().toLowerCase(Locale.ROOT);
        return !name.isEmpty() && (wanted.startsWith(".") ? name.endsWith(wanted) : name.equals(wanted));
    }

    private static boolean isAny(String item, Connection connection) {
        if (isAddress(item, connection) || isName(item, connection) || item.equals(connection.key())) {
            return true;
        }
        Regex pattern = Regex.compile(item);
        return pattern != null && (pattern.matchesAll(connection.address()) || pattern.matchesAll(connection.hostname()));
    }
}
