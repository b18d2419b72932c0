package io.bindery.hiera;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Merges values found in several places into one.
///
/// @param options as given, with or without the name of the strategy
record MergeStrategy(Kind kind, Hash options) {

    /// The strategies, with their names in explanations.
    enum Kind {
        DEFAULT("default"),
        FIRST("first"),
        UNIQUE("unique"),
        HASH("hash"),
        DEEP("deep"),
        /// Of version 3: any options are taken.
        UNCONSTRAINED_DEEP("unconstrained_deep"),
        /// Of version 3: a value found later wins.
        REVERSE_DEEP("reverse_deep");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }

        static @Nullable Kind named(String name) {
            for (Kind kind : values()) {
                if (kind.label.equals(name)) {
                    return kind;
                }
            }
            return null;
        }
    }

    static final MergeStrategy DEFAULT = new MergeStrategy(Kind.DEFAULT, Hash.EMPTY);
    static final MergeStrategy FIRST = new MergeStrategy(Kind.FIRST, Hash.EMPTY);
    static final MergeStrategy UNIQUE = new MergeStrategy(Kind.UNIQUE, Hash.EMPTY);
    static final MergeStrategy HASH = new MergeStrategy(Kind.HASH, Hash.EMPTY);

    /// The strategy for a `merge` argument or lookup option.
    static MergeStrategy of(@Nullable Value merge) {
        if (merge == null || !isTrue(merge)) {
            return DEFAULT;
        }
        Value name = merge;
        Hash options = Hash.EMPTY;
        if (merge instanceof Hash hash) {
            name = hash.get("strategy");
            if (name == null || !isTrue(name)) {
                throw LookupError.foreign(
                        "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'");
            }
            options = hash.size() == 1 ? Hash.EMPTY : hash;
        }
        Kind kind = name instanceof Str text ? Kind.named(text.value()) : null;
        if (kind == null) {
            throw LookupError.foreign("Unknown merge strategy: '" + RubyText.of(name) + "'");
        }
        if (options.size() > 0) {
            MergeOptions.check(kind, options);
        }
        return new MergeStrategy(kind, options);
    }

    private static boolean isTrue(Value value) {
        return value != io.bindery.puppet.value.Undef.UNDEF && value != io.bindery.puppet.value.Bool.FALSE;
    }

    boolean first() {
        return kind == Kind.FIRST || kind == Kind.DEFAULT;
    }

    boolean deep() {
        return kind == Kind.DEEP || kind == Kind.UNCONSTRAINED_DEEP || kind == Kind.REVERSE_DEEP;
    }

    /// Searches all variants and merges the values found; earlier variants have precedence. Null if nothing is found.
    <T> @Nullable Value lookup(List<? extends T> variants, Invocation invocation, Function<T, @Nullable Value> look) {
        if (first()) {
            return firstOf(variants, look);
        }
        return switch (variants.size()) {
            case 0 -> null;
            case 1 -> single(variants.getFirst(), invocation, look);
            default -> invocation.<@Nullable Value>step(() -> new Explainer.Merging(this), () -> mergeAll(variants, invocation, look));
        };
    }

    private static <T> @Nullable Value firstOf(List<? extends T> variants, Function<T, @Nullable Value> look) {
        for (T variant : variants) {
            Value value = look.apply(variant);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    private <T> @Nullable Value mergeAll(
            List<? extends T> variants, Invocation invocation, Function<T, @Nullable Value> look) {
        Lookup lookup = invocation.lookup();
        int ownBefore = lookup.ownValues();
        Value merged = null;
        for (T variant : variants) {
            Value value = look.apply(variant);
            if (value == null) {
                continue;
            }
            boolean shared = invocation.explainer() == null && lookup.ownValues() == ownBefore;
            if (merged == null) {
                merged = kind != Kind.UNIQUE ? value : shared ? lookup.hiera().merges().flattened(value) : new Arr(flat(value));
            } else {
                merged = shared ? lookup.hiera().merges().merged(this, merged, value) : merge(merged, value, invocation);
            }
        }
        return merged == null ? null : invocation.result(merged);
    }

    private <T> @Nullable Value single(T variant, Invocation invocation, Function<T, @Nullable Value> look) {
        Lookup lookup = invocation.lookup();
        int ownBefore = lookup.ownValues();
        Value value = look.apply(variant);
        if (kind != Kind.UNIQUE || !(value instanceof Arr list)) {
            return value;
        }
        return lookup.ownValues() == ownBefore ? lookup.hiera().merges().distinct(list) : distinct(list);
    }

    static Arr distinct(Arr list) {
        return new Arr(new ArrayList<>(new LinkedHashSet<>(list.elements())));
    }

    private Value merge(Value first, Value second, Invocation invocation) {
        Explainer explainer = invocation.explainer();
        if (explainer == null || !deep()) {
            return merge(first, second);
        }
        DeepMerge deep = new DeepMerge(options);
        boolean reverse = kind == Kind.REVERSE_DEEP;
        Value source = reverse ? second : first;
        Value merged = deep.merge(source, reverse ? first : second);
        explainer.replace(source, deep.leftover(source));
        return merged;
    }

    /// Merges two values of which the first has precedence.
    Value merge(Value first, Value second) {
        MergeTypes.check(kind, first, second);
        return switch (kind) {
            case DEFAULT, FIRST -> first;
            case UNIQUE -> unique(first, second);
            case HASH -> hash((Hash) first, (Hash) second);
            case DEEP, UNCONSTRAINED_DEEP -> new DeepMerge(options).merge(first, second);
            case REVERSE_DEEP -> new DeepMerge(options).merge(second, first);
        };
    }

    private static Value unique(Value first, Value second) {
        SequencedSet<Value> elements = new LinkedHashSet<>(flat(first));
        elements.addAll(flat(second));
        return new Arr(new ArrayList<>(elements));
    }

    static List<Value> flat(Value value) {
        List<Value> elements = new ArrayList<>();
        flatten(value, elements);
        return elements;
    }

    private static void flatten(Value value, List<Value> into) {
        if (value instanceof Arr list) {
            list.elements().forEach(element -> flatten(element, into));
        } else {
            into.add(value);
        }
    }

    // As Puppet does: the keys of the one with lower precedence come first.
    private static Value hash(Hash first, Hash second) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(second.entries());
        entries.putAll(first.entries());
        return Hash.owning(entries);
    }
}
