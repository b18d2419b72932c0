package io.bindery.cfengine.access;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A pattern for the octets of IPv4 addresses: `10.1`, in which missing octets match anything, or `10.1.2.3-9`.
record OctetPattern(List<Octets> octets) {
    /// A range of octets, both ends included.
    record Octets(int low, int high) {}

    /// Null if the text is no such thing.
    static @Nullable OctetPattern parse(String text) {
        String[] parts = text.split("\\.", -1);
        List<Octets> octets = new ArrayList<>();
        for (String part : parts) {
            int dash = part.indexOf('-');
            int low = AddressRange.number(dash < 0 ? part : part.substring(0, dash), 255);
            int high = dash < 0 ? low : AddressRange.number(part.substring(dash + 1), 255);
            if (low < 0 || high < low || octets.size() == 4) {
                return null;
            }
            octets.add(new Octets(low, high));
        }
        return new OctetPattern(List.copyOf(octets));
    }

    boolean holds(String address) {
        String[] parts = address.split("\\.", -1);
        if (parts.length != 4) {
            return false;
        }
        for (int at = 0; at < octets.size(); at++) {
            int part = AddressRange.number(parts[at], 255);
            if (part < octets.get(at).low() || part > octets.get(at).high()) {
                return false;
            }
        }
        return true;
    }
}
