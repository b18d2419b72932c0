package io.bindery.puppet.facts;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.RubyFloat;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Facts that are cached between runs: a file for each group, in the format that Facter reads and writes.
final class FactCache {
    private static final String VERSION_KEY = "cache_format_version";
    private static final long FILE_LIMIT = 16 << 20;

    private final Host host;
    private final Path directory;
    private final FactConfiguration configuration;
    private final Messages messages;
    private final Map<String, Map<String, Value>> unwritten = new HashMap<>();

    FactCache(Host host, Path directory, FactConfiguration configuration, Messages messages) {
        this.host = host;
        this.directory = directory;
        this.configuration = configuration;
        this.messages = messages;
    }

    boolean isUsed() {
        return !configuration.lifetimes().isEmpty();
    }

    /// The facts kept under the name of a fact or file, by their names; null if none are, or they are too old.
    @Nullable Map<String, Value> kept(String name) {
        FactConfiguration.Lifetime lifetime = configuration.lifetime(name);
        if (lifetime == null) {
            return null;
        }
        Path file = directory.resolve(fileName(lifetime.group()));
        try {
            FileState state = host.files().stateFollowingLinks(file);
            if (!state.exists() || !state.modified().plus(lifetime.duration()).isAfter(host.clock().instant())) {
                return null;
            }
            String text = new String(host.files().read(file, FILE_LIMIT), StandardCharsets.UTF_8);
            return JsonReader.read(new SourceFile(file.toString(), text), ValueBuilder.VALUES) instanceof Hash hash ? facts(hash) : null;
        } catch (IOException | DataError unreadable) {
            return null;
        }
    }

    private static @Nullable Map<String, Value> facts(Hash hash) {
        if (!Int.of(1).equals(hash.get(VERSION_KEY))) {
            return null;
        }
        Map<String, Value> facts = new LinkedHashMap<>();
        hash.entries().forEach((name, value) -> facts.put(name instanceof Str text ? text.value() : name.toString(), value));
        facts.remove(VERSION_KEY);
        return facts;
    }

    /// Notes a fact that was found, if it is one to be kept.
    ///
    /// @param source the name whose lifetime counts: that of the fact, or of the file that it is from
    void keep(String source, String name, Value value) {
        FactConfiguration.Lifetime lifetime = configuration.lifetime(source);
        if (lifetime != null) {
            unwritten.computeIfAbsent(lifetime.group(), unused -> new LinkedHashMap<>()).put(name, value);
        }
    }

    /// Writes the facts that were noted since the last call.
    void write() {
        unwritten.forEach((group, facts) -> {
            JsonOutput out = new JsonOutput().beginObject();
            facts.forEach((name, value) -> json(out.key(name), value));
            out.key(VERSION_KEY).number(1).endObject();
            Path file = directory.resolve(fileName(group));
            try {
                FileReplacement.makeFolderFor(file);
                FileReplacement.replace(file, out.bytes(), null);
            } catch (IOException unwritable) {
                messages.add(FactMessage.warning("Facter::CacheManager", "Could not write cache: " + unwritable.getMessage()));
            }
        });
    }

    private static String fileName(String group) {
        return group.replaceAll("[/\\p{Cntrl}]", "_");
    }

    private static void json(JsonOutput out, Value value) {
        switch (value) {
            case Hash hash -> {
                out.beginObject();
                hash.entries().forEach((key, each) -> json(out.key(key instanceof Str text ? text.value() : key.toString()), each));
                out.endObject();
            }
            case Arr list -> {
                out.beginArray();
                list.elements().forEach(each -> json(out, each));
                out.endArray();
            }
            case Str(String text) -> out.string(text);
            case Int(long number) -> out.number(number);
            case Real(double number) -> out.literal(RubyFloat.text(number));
            case Bool truth -> out.bool(truth == Bool.TRUE);
            case Undef _ -> out.nothing();
            default -> out.string(value.toString());
        }
    }
}
