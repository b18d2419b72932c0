package io.bindery.puppet.transaction;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.TimeText;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The record that runs keep of resources, in `state.yaml`: when each was last checked and changed, and the values that audits
/// recorded.
public final class StateFile {
    static final String CHECKED = "checked";
    static final String SYNCED = "synced";

    private static final String UTC = " +00:00";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.nnnnnnnnn xxx");
    /// A time without quotes, which the reader of untrusted YAML refuses.
    private static final Pattern BARE_TIME = Pattern.compile("(?m)^(\\s+:\\w+: )(\\d{4}-\\d\\d-\\d\\d \\d\\d:[^\n]*)$");
    /// Resources that no catalog had for this long are forgotten.
    private static final Duration TIME_TO_LIVE = Duration.ofDays(32);

    private final Path file;
    private final Log log;
    private final TimeText times = TimeText.state();
    private final SequencedMap<String, SequencedMap<String, Value>> resources = new LinkedHashMap<>();

    private StateFile(Path file, Log log) {
        this.file = file;
        this.log = log;
    }

    /// Reads the file. One that cannot be read is set aside, and the run begins without memory.
    public static StateFile load(Path file, Log log) {
        StateFile state = new StateFile(file, log);
        if (!Files.exists(file)) {
            return state;
        }
        if (!Files.isRegularFile(file)) {
            log.write(LogLevel.WARNING, "Checksumfile " + file + " is not a file, ignoring");
            return state;
        }
        try {
            String text = FileReading.text(file, StandardCharsets.UTF_8);
            state.read(text);
        } catch (IOException | DataError | DateTimeException | IllegalArgumentException damaged) {
            state.resources.clear();
            state.setAside(String.valueOf(damaged.getMessage()));
        }
        return state;
    }

    private void read(String text) {
        if (StateLines.read(text, resources)) {
            return;
        }
        resources.clear();
        String quoted = BARE_TIME.matcher(text).replaceAll("$1'$2'");
        Value read = YamlReader.read(new SourceFile(file.toString(), quoted), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        if (!(read instanceof Hash known)) {
            throw new IllegalArgumentException("it holds no hash");
        }
        known.entries().forEach((name, values) -> {
            SequencedMap<String, Value> entries = new LinkedHashMap<>();
            if (name instanceof Str(String reference) && values instanceof Hash hash) {
                hash.entries().forEach((key, value) -> entries.put(key instanceof Str(String word) ? word : key.toString(), value));
                resources.put(reference, entries);
            }
        });
    }

    private void setAside(String why) {
        log.write(LogLevel.ERR, "Checksumfile " + file + " is corrupt (" + why + "); replacing");
        try {
            FileReplacement.rename(file, file.resolveSibling(file.getFileName() + ".bad"));
        } catch (IOException stuck) {
            log.write(LogLevel.WARNING, "Could not rename corrupt " + file + "; remove manually");
        }
    }

    /// The values that an earlier run recorded of a resource.
    Map<String, Value> recorded(String reference) {
        Map<String, Value> known = resources.get(reference);
        return known == null ? Map.of() : new LinkedHashMap<>(known);
    }

    /// When a resource was last checked; null if it never was.
    @Nullable Instant checked(String reference) {
        Map<String, Value> known = resources.get(reference);
        if (known == null || !(known.get(CHECKED) instanceof Str(String time))) {
            return null;
        }
        try {
            return OffsetDateTime.parse(time, TIME).toInstant();
        } catch (DateTimeException _) {
            return null;
        }
    }

    /// Notes that something happened to a resource now.
    void note(String reference, String what) {
        record(reference, what, Str.of(times.of(Instant.now())));
    }

    /// Records the value of an audited property.
    void record(String reference, String property, Value value) {
        resources.computeIfAbsent(reference, _ -> new LinkedHashMap<>()).put(property, value);
    }

    /// Writes the file.
    public void store() {
        if (!Files.exists(file)) {
            log.write(LogLevel.INFO, "Creating state file " + file);
        }
        forget(Instant.now().minus(TIME_TO_LIVE));
        try {
            FileReplacement.makeFolderFor(file);
            FileReplacement.replace(
                    file, StateLines.text(resources).getBytes(StandardCharsets.UTF_8), PosixFilePermissions.fromString("rw-------"));
        } catch (IOException e) {
            log.write(LogLevel.ERR, "Could not store state in " + file + ": " + e.getMessage());
        }
    }

    /// Forgets resources that were last checked before a time.
    private void forget(Instant oldest) {
        String limit = TimeText.state().of(oldest);
        resources.entrySet().removeIf(entry -> {
            if (!(entry.getValue().get(CHECKED) instanceof Str(String time))) {
                return false;
            }
            // Texts of one form and zone are in the order of their times.
            if (time.length() == limit.length() && time.endsWith(UTC)) {
                return time.compareTo(limit) < 0;
            }
            Instant checked = checked(entry.getKey());
            return checked != null && checked.isBefore(oldest);
        });
    }
}
