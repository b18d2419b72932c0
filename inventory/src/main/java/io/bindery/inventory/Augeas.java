package io.bindery.inventory;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The version of the Augeas library.
public final class Augeas {
    private static final List<String> LIBRARIES = List.of("/opt/puppetlabs/puppet/lib", "/usr/lib64", "/usr/lib");

    private Augeas() {}

    /// What `augparse` says, else the version that stands in the library's file; null if neither is installed.
    public static @Nullable String probe(HostView host) {
        String program = host.program("augparse");
        // It tells its version on standard error.
        String answer = program == null ? null : host.answer(Programs.QUICK, "sh", "-c", "\"$0\" --version 2>&1", program);
        String told = answer == null ? null : version(answer);
        return told != null ? told : ofLibrary(host);
    }

    private static @Nullable String version(String answer) {
        int at = answer.indexOf("augparse ");
        List<String> words = at < 0 ? List.of() : ProbeFiles.words(answer.substring(at));
        return words.size() > 1 && isVersion(words.get(1)) ? words.get(1) : null;
    }

    private static @Nullable String ofLibrary(HostView host) {
        String multiarch = "/usr/lib/" + Kernel.machine(host) + "-linux-gnu";
        for (String directory : List.of(LIBRARIES.get(0), multiarch, LIBRARIES.get(1), LIBRARIES.get(2))) {
            byte[] library = host.bytes(directory + "/libaugeas.so.0");
            if (library != null) {
                return ofLibrary(new String(library, StandardCharsets.ISO_8859_1));
            }
        }
        return null;
    }

    /// The text between two zero bytes that looks like a version.
    private static @Nullable String ofLibrary(String library) {
        int start = 0;
        for (int end = library.indexOf('\0'); end >= 0; end = library.indexOf('\0', start)) {
            if (end - start >= 5 && end - start <= 12 && Character.isDigit(library.charAt(start)) && isVersion(library.substring(start, end))) {
                return library.substring(start, end);
            }
            start = end + 1;
        }
        return null;
    }

    private static boolean isVersion(String text) {
        String[] parts = text.split("\\.", -1);
        return parts.length == 3 && ProbeFiles.number(parts[0]) != null && ProbeFiles.number(parts[1]) != null && ProbeFiles.number(parts[2]) != null;
    }
}
