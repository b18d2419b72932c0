package io.bindery.cfengine.promise.user;

import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.PasswordHash;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// The line of an account in the shadow file.
///
/// @param hash   the hash of its password; a mark before the hash locks the password
/// @param expiry the day on which the account expires, or empty
record Shadow(String hash, String expiry) {
    private static final Path FILE = Path.of("/etc/shadow");
    private static final int MOST_BYTES = 64 << 20;
    private static final int FIELDS = 8;

    /// That of an account without a line is empty.
    static Shadow of(String name, Host host) {
        try {
            for (String line : ByteText.lines(ByteText.of(host.files().read(FILE, MOST_BYTES)))) {
                List<String> fields = List.of(line.split(":", -1));
                if (fields.size() >= FIELDS && fields.getFirst().equals(name)) {
                    return new Shadow(fields.get(1), fields.get(FIELDS - 1));
                }
            }
        } catch (IOException e) {
            // Only root may read it; who may not sees no password, and cannot change one either.
        }
        return new Shadow("", "");
    }

    /// Whether the account is locked as a promise locks it: by a mark before its hash, and by a day that has passed.
    boolean isLocked() {
        return hash.startsWith("!") && expiry.equals("1");
    }

    String unlocked() {
        return hash.startsWith("!") ? hash.substring(1) : hash;
    }

    boolean isHashOf(String password) {
        return PasswordHash.matches(password, unlocked()).orElse(false);
    }
}
