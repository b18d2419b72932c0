package io.bindery.puppet.load;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The data about a node that a server vouches for: `$trusted`.
///
/// @param authenticated `remote`, `local`, or false
/// @param certname null if the node is unknown
public record TrustedData(Value authenticated, @Nullable String certname, Hash extensions, Hash external) {

    public static TrustedData remote(String certname) {
        return new TrustedData(Str.of("remote"), certname, Hash.EMPTY, Hash.EMPTY);
    }

    /// What a command vouches for that runs on the node itself.
    public static TrustedData local(@Nullable String certname) {
        return new TrustedData(Str.of("local"), certname, Hash.EMPTY, Hash.EMPTY);
    }

    public Hash toHash() {
        int dot = certname == null ? -1 : certname.indexOf('.');
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(Str.of("authenticated"), authenticated);
        entries.put(Str.of("certname"), text(certname));
        entries.put(Str.of("extensions"), extensions);
        entries.put(Str.of("hostname"), text(certname == null || dot < 0 ? certname : certname.substring(0, dot)));
        entries.put(Str.of("domain"), text(certname == null || dot < 0 ? null : certname.substring(dot + 1)));
        entries.put(Str.of("external"), external);
        return Hash.owning(entries);
    }

    private static Value text(@Nullable String text) {
        return text == null ? Undef.UNDEF : Str.of(text);
    }
}
