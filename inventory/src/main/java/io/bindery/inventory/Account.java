package io.bindery.inventory;

import org.jspecify.annotations.Nullable;

/// A user account of `/etc/passwd`.
public record Account(String name, long uid, long gid, String description, String home, String shell) {

    /// The account this process runs as.
    public static @Nullable Account current() {
        long uid = -1;
        for (String line : ProbeFiles.lines("/proc/self/status")) {
            if (line.startsWith("Uid:")) {
                uid = Long.parseLong(ProbeFiles.words(line).get(1));
            }
        }
        for (String line : ProbeFiles.lines("/etc/passwd")) {
            String[] fields = line.split(":", -1);
            if (fields.length >= 7 && fields[2].equals(Long.toString(uid))) {
                return new Account(fields[0], uid, Long.parseLong(fields[3]), fields[4], fields[5], fields[6]);
            }
        }
        return null;
    }
}
