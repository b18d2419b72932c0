package io.bindery.hiera;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The `lookup_options` that apply to a module's keys, patterns compiled. Compiles share those that stand in files as they are.
final class LookupOptions {
    /// A bound for memory where keys are made up.
    private static final int MOST = 20_000;

    private final Map<String, Value> byKey = new HashMap<>();
    private final List<Pattern> patterns = new ArrayList<>();
    private final Map<String, Hash> known = new ConcurrentHashMap<>();

    private record Pattern(RubyRegex regex, Value options) {}

    /// @param options null for none
    LookupOptions(@Nullable Hash options) {
        if (options != null) {
            options.entries().forEach(this::add);
        }
    }

    private void add(Value key, Value options) {
        String name = RubyText.of(key);
        if (name.startsWith("^")) {
            patterns.add(new Pattern(RubyRegex.compile(name), options));
        } else {
            byKey.put(name, options);
        }
    }

    /// The options of a root key, empty if none are given. The options of each key are looked up once and remembered.
    Hash of(String root) {
        Hash found = known.get(root);
        if (found == null) {
            found = find(root);
            if (known.size() < MOST) {
                known.put(root, found);
            }
        }
        return found;
    }

    private Hash find(String root) {
        Value exact = byKey.get(root);
        if (exact instanceof Hash options) {
            return options;
        }
        for (Pattern pattern : patterns) {
            if (pattern.regex().matches(root)) {
                return pattern.options() instanceof Hash options ? options : Hash.EMPTY;
            }
        }
        return Hash.EMPTY;
    }

    /// Checks options as they come from a layer.
    ///
    /// @param module null for the global and environment layers, which may speak of any key
    static Hash checked(Value options, @Nullable String module) {
        if (!(options instanceof Hash hash)) {
            throw new LookupError("value of lookup_options must be a hash");
        }
        if (module == null) {
            return hash;
        }
        String prefix = module + "::";
        for (Value key : hash.entries().keySet()) {
            String name = key instanceof Str text ? text.value() : RubyText.of(key);
            boolean pattern = name.startsWith("^");
            if (!name.startsWith(prefix, pattern ? 1 : 0)) {
                throw new LookupError(pattern
                        ? "all lookup_options patterns must match a key starting with module name '" + module + "'"
                        : "all lookup_options keys must start with module name '" + module + "'");
            }
        }
        return hash;
    }
}
