package io.bindery.inventory;

import org.jspecify.annotations.Nullable;

/// The firmware's tables about the machine, as the kernel shows them in `/sys/class/dmi/id`.
public record Dmi(HostView host) {
    private static final String DIRECTORY = "/sys/class/dmi/id/";

    /// The value of an entry such as `sys_vendor`; null if the firmware or the user's rights do not give one.
    public @Nullable String entry(String name) {
        return host.word(DIRECTORY + name);
    }
}
