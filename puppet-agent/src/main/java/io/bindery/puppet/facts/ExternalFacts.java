package io.bindery.puppet.facts;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.inventory.HostView;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Facts from files in `facts.d`: texts of `name=value`, YAML, JSON, and programs that print any of these.
///
/// If two files give the same fact, the file of the earlier directory wins; within a directory, the file that comes later by
/// name.
record ExternalFacts(Host host, HostView view, FactCache cache, Messages messages) {
    private static final Duration PROGRAM_LIMIT = Duration.ofSeconds(60);
    private static final long FILE_LIMIT = 16 << 20;
    private static final int OUTPUT_LIMIT = 16 << 20;
    private static final int WRITABLE_BY_OTHERS = 0022;
    private static final List<String> WINDOWS_PROGRAMS = List.of("bat", "cmd", "com", "exe");

    // As Facter does: a time at the end of a file takes the end of the line with it, which YAML reads as a blank.
    private static final Pattern TIME = Pattern.compile(
            "(?m)(?<=[:-] )(?:(\\d{4}-\\d{1,2}-\\d{1,2}(?:[Tt]|\\s+)\\d{1,2}:\\d\\d:\\d\\d(?:\\.\\d*)?(?:\\s*(?:Z|[-+]\\d{1,2}:?(?:\\d\\d)?))?\\s*$)"
                    + "|(\\d{4}-\\d{1,2}-\\d{1,2})[ \\t]*$)");

    /// The facts of all files, names in lower case.
    Map<String, Value> collect(List<Path> files) {
        Map<String, Value> facts = new LinkedHashMap<>();
        for (Path file : files) {
            String name = String.valueOf(file.getFileName());
            Map<String, Value> kept = cache.kept(name);
            Map<String, Value> found = kept == null ? of(file) : kept;
            if (kept == null) {
                found.forEach((fact, value) -> cache.keep(name, fact, value));
            }
            found.forEach(facts::putIfAbsent);
        }
        return facts;
    }

    /// The files in directories, in the order of their precedence.
    List<Path> files(List<Path> directories) {
        List<Path> files = new ArrayList<>();
        for (Path directory : directories) {
            for (String name : view.names(directory.toString()).reversed()) {
                if (!name.startsWith(".")) {
                    files.add(directory.resolve(name));
                }
            }
        }
        return files;
    }

    /// The facts of one file.
    Map<String, Value> of(Path file) {
        try {
            Value read = read(file);
            if (read instanceof Hash hash) {
                Map<String, Value> facts = new LinkedHashMap<>();
                hash.entries().forEach((key, value) -> facts.put(name(key), value));
                return facts;
            }
            if (!(read instanceof Undef)) {
                messages.add(FactMessage.warning("LegacyFacter::Util::DirectoryLoader", "Could not interpret fact file " + file));
            }
        } catch (DataError broken) {
            messages.add(FactMessage.error("Failed to handle " + file + " as " + parser(file) + " facts: " + broken.text()));
        } catch (IOException unreadable) {
            messages.add(FactMessage.error("Failed to handle " + file + " as " + parser(file) + " facts: " + unreadable.getMessage()));
        }
        return Map.of();
    }

    private static String name(Value key) {
        return (key instanceof Str text ? text.value() : key.toString()).toLowerCase(Locale.ROOT);
    }

    private static String extension(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    private static String parser(Path file) {
        String kind = switch (extension(file)) {
            case "yaml" -> "YamlParser";
            case "json" -> "JsonParser";
            case "txt" -> "TextParser";
            default -> "ScriptParser";
        };
        return "LegacyFacter::Util::Parser::" + kind;
    }

    private Value read(Path file) throws IOException {
        return switch (extension(file)) {
            case "yaml" -> YamlReader.read(withoutTimes(source(file)), ValueBuilder.VALUES, YamlOptions.SAFE);
            case "json" -> JsonReader.read(source(file), ValueBuilder.VALUES);
            case "txt" -> pairs(source(file).text());
            default -> isProgram(file) ? run(file) : Undef.UNDEF;
        };
    }

    /// Dates and times are facts as they are written, so they are made texts.
    private static SourceFile withoutTimes(SourceFile source) {
        return new SourceFile(source.name(), TIME.matcher(source.text()).replaceAll("\"$1$2\""));
    }

    private SourceFile source(Path file) throws IOException {
        return new SourceFile(file.toString(), new String(host.files().read(file, FILE_LIMIT), StandardCharsets.UTF_8));
    }

    private boolean isProgram(Path file) throws IOException {
        FileState state = host.files().stateFollowingLinks(file);
        return state.kind() == FileKind.FILE && (state.mode() & 0111) != 0 && !WINDOWS_PROGRAMS.contains(extension(file));
    }

    /// Root runs no program that another user could have written.
    private @Nullable String distrust(Path file) throws IOException {
        if (view.effectiveUser() != 0) {
            return null;
        }
        FileState state = host.files().stateFollowingLinks(file);
        if (state.owner() != 0) {
            return "it belongs to another user";
        }
        return (state.mode() & WRITABLE_BY_OTHERS) != 0 ? "others may write to it" : null;
    }

    private Value run(Path file) throws IOException {
        String distrust = distrust(file);
        if (distrust != null) {
            messages.add(FactMessage.warning(String.valueOf(file.getFileName()), "External fact " + file + " is not run: " + distrust));
            return Undef.UNDEF;
        }
        try {
            Execution execution = host.processes().ask(new Command(
                    List.of(file.toString()), null, Map.of("LC_ALL", "C", "LANG", "C"), -1, -1, null, -1, PROGRAM_LIMIT, new byte[0], false,
                    false, false, OUTPUT_LIMIT));
            if (execution.timedOut()) {
                throw new IOException("no end after " + PROGRAM_LIMIT.toSeconds() + " seconds, it was killed");
            }
            String complaint = execution.errorText().strip();
            if (!complaint.isEmpty()) {
                messages.add(FactMessage.warning(
                        String.valueOf(file.getFileName()), "Command " + file + " completed with the following stderr message: " + complaint));
            }
            return printed(file, execution.text().strip());
        } catch (CommandException unstarted) {
            throw new IOException("Failed while executing '" + file + "': " + unstarted.getMessage(), unstarted);
        }
    }

    /// Reads YAML or JSON if the text is a hash, else lines of `name=value`.
    private static Value printed(Path file, String output) {
        try {
            Value read = YamlReader.read(new SourceFile(file.toString(), output), ValueBuilder.VALUES, YamlOptions.PLAIN);
            if (read instanceof Hash) {
                return read;
            }
        } catch (DataError _) {
            // Then it is the other form.
        }
        return pairs(output);
    }

    private static Hash pairs(String text) {
        SequencedMap<Value, Value> pairs = new LinkedHashMap<>();
        for (String line : text.lines().toList()) {
            int equals = line.indexOf('=', 1);
            if (equals > 0 && equals + 1 < line.length()) {
                pairs.put(Str.of(line.substring(0, equals)), Str.of(line.substring(equals + 1)));
            }
        }
        return Hash.owning(pairs);
    }
}
