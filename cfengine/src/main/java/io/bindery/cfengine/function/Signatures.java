package io.bindery.cfengine.function;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The table of all functions' signatures.
public final class Signatures {
    private final SequencedMap<String, Signature> byName;

    private Signatures(SequencedMap<String, Signature> byName) {
        this.byName = byName;
    }

    /// The built-in table; read anew at each call, so keep it.
    public static Signatures load() {
        return read(FunctionTable.TEXT);
    }

    public static Signatures read(String table) {
        SequencedMap<String, Signature> byName = new TreeMap<>();
        String head = "";
        List<Signature.Parameter> parameters = new ArrayList<>();
        for (String line : table.lines().toList()) {
            if (line.startsWith("  ")) {
                int space = line.indexOf(' ', 2);
                parameters.add(new Signature.Parameter(
                        space < 0 ? line.substring(2) : line.substring(2, space), space < 0 ? "" : line.substring(space + 1)));
            } else if (!line.startsWith("#")) {
                add(byName, head, parameters);
                head = line;
                parameters = new ArrayList<>();
            }
        }
        add(byName, head, parameters);
        return new Signatures(byName);
    }

    private static void add(
            SequencedMap<String, Signature> byName, String head, List<Signature.Parameter> parameters) {
        if (head.isEmpty()) {
            return;
        }
        String[] words = head.split(" ");
        Set<Signature.Trait> traits = EnumSet.noneOf(Signature.Trait.class);
        for (int at = 3; at < words.length; at++) {
            traits.add(Signature.Trait.valueOf(words[at].toUpperCase(Locale.ROOT)));
        }
        byName.put(words[0], new Signature(words[0], words[1], words[2], parameters, traits));
    }

    public @Nullable Signature find(String name) {
        return byName.get(name);
    }

    /// By name.
    public Iterable<Signature> all() {
        return byName.values();
    }
}
