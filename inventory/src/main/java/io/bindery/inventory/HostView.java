package io.bindery.inventory;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The questions that a probe may ask of a host: its files, programs and addresses, and the environment of this process.
/// [LocalView] is the real host; a recorded view stands in for another machine.
public interface HostView {
    /// The content of a file, links followed; null if it cannot be read.
    byte @Nullable [] bytes(String path);

    /// The names in a directory, sorted; empty if it cannot be read.
    List<String> names(String directory);

    boolean isDirectory(String path);

    boolean exists(String path);

    /// The path of an executable on the search path, or null. The directories of system programs are searched even if `PATH` leaves them out.
    @Nullable String program(String name);

    /// The standard output of a program; null if it is not installed, cannot be started or takes longer than the limit.
    @Nullable String answer(Duration limit, String... words);

    /// The IPv4 addresses of all interfaces, in the kernel's order.
    List<Ipv4Address> addresses();

    /// The sizes of the file system that is mounted at a path; null if it cannot be asked.
    @Nullable Space space(String mountPoint);

    Map<String, String> environment();

    /// The user this process acts as.
    long effectiveUser();

    Instant now();

    /// @param interfaceName the label if the address has one (`eth0:1`)
    record Ipv4Address(String interfaceName, String address, int prefixLength) {}

    /// @param free      bytes that are free for the superuser
    /// @param available bytes that are free for other users
    record Space(long total, long free, long available) {}

    /// The content of a file as text; null if it cannot be read.
    default @Nullable String text(String path) {
        byte[] bytes = bytes(path);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /// The content of a file, or an empty text.
    default String textOrEmpty(String path) {
        String text = text(path);
        return text == null ? "" : text;
    }

    /// The content of a small file without the blanks around it; null if it cannot be read or is empty.
    default @Nullable String word(String path) {
        String text = text(path);
        String stripped = text == null ? "" : text.strip();
        return stripped.isEmpty() ? null : stripped;
    }

    default List<String> lines(String path) {
        return textOrEmpty(path).lines().toList();
    }
}
