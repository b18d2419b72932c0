package io.bindery.puppet.load;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What a server vouches for about a node: `$trusted`.
///
/// @param authenticated `remote`, `local`, or false
public record TrustedData(Value authenticated, String certname, Hash extensions, Hash external) {

    public static TrustedData remote(String certname) {
        return new TrustedData(Str.of("remote"), certname, Hash.EMPTY, Hash.EMPTY);
    }

    public Hash toHash() {
        int dot = certname.indexOf('.');
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        entries.put(Str.of("authenticated"), authenticated);
        entries.put(Str.of("certname"), Str.of(certname));
        entries.put(Str.of("extensions"), extensions);
        entries.put(Str.of("hostname"), Str.of(dot < 0 ? certname : certname.substring(0, dot)));
        entries.put(Str.of("domain"), dot < 0 ? Undef.UNDEF : Str.of(certname.substring(dot + 1)));
        entries.put(Str.of("external"), external);
        return Hash.owning(entries);
    }
}
