package io.bindery.server.environment;

import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The transports that the modules of an environment bring: how a device is reached, and which values that takes. A schema is a file
/// `lib/puppet/transport/schema/NAME.rb` with one call that registers a hash of literals. No Ruby runs to read it.
final class TransportSchemas {
    private static final String DIRECTORY = "lib/puppet/transport/schema";
    private static final String ORDER = "connection_info_order";

    private TransportSchemas() {}

    /// One object a transport. A name that two modules have is the first one's.
    ///
    /// @param warnings receives a line for each file that holds no schema
    static List<Object> of(Snapshot snapshot, Consumer<String> warnings) {
        Map<String, Object> transports = new LinkedHashMap<>();
        for (Module module : snapshot.modules()) {
            Path directory = module.path().resolve(DIRECTORY);
            for (String name : snapshot.names(directory)) {
                if (name.endsWith(".rb")) {
                    Path file = directory.resolve(name);
                    add(file, snapshot.text(file), transports, warnings);
                }
            }
        }
        return List.copyOf(transports.values());
    }

    private static void add(Path file, @Nullable String text, Map<String, Object> transports, Consumer<String> warnings) {
        if (text == null) {
            return;
        }
        try {
            Map<String, @Nullable Object> schema = RubyLiterals.argument(text, Set.of("register_transport", "register"));
            transports.putIfAbsent(name(schema), whole(schema));
        } catch (RubyLiterals.Unreadable broken) {
            warnings.accept("The transport schema " + file + " is left out: " + broken.getMessage());
        }
    }

    private static String name(Map<String, @Nullable Object> schema) throws RubyLiterals.Unreadable {
        for (String required : List.of("name", "desc", "connection_info")) {
            if (!schema.containsKey(required)) {
                throw new RubyLiterals.Unreadable("it has no " + required);
            }
        }
        return String.valueOf(schema.get("name"));
    }

    /// The schema with the order of the values that a connection takes: the order of their hash, unless the schema names another.
    private static Map<String, @Nullable Object> whole(Map<String, @Nullable Object> schema) throws RubyLiterals.Unreadable {
        if (!(schema.get("connection_info") instanceof Map<?, ?> known)) {
            throw new RubyLiterals.Unreadable("its connection_info is no hash");
        }
        Map<String, @Nullable Object> all = new LinkedHashMap<>(schema);
        if (all.get(ORDER) == null) {
            all.put(ORDER, new ArrayList<>(known.keySet()));
        }
        return all;
    }
}
