package io.bindery.cfengine.run;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// The file mode mask (`umask`) that this process was started with. The JVM has no call for it; Linux tells it in `/proc`.
final class ModeMask {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String FIELD = "Umask:";
    private static final int USUAL = 0022;

    private ModeMask() {}

    static int ofProcess() {
        try {
            for (String line : new String(FileReading.bytes(STATUS), StandardCharsets.ISO_8859_1).split("\n")) {
                if (line.startsWith(FIELD)) {
                    return Integer.parseInt(line.substring(FIELD.length()).strip(), 8);
                }
            }
        } catch (IOException | NumberFormatException _) {
            // Elsewhere than on Linux the usual mask is assumed.
        }
        return USUAL;
    }
}
