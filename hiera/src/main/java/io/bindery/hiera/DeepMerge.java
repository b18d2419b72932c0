package io.bindery.hiera;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The merge of the Ruby gem deep_merge, with its quirks: arrays of the source lose their duplicates, `false` and undef are
/// overwritten, and a source without anything to merge with is merged with itself.
final class DeepMerge {
    private final @Nullable String knockout;
    private final @Nullable RubyRegex knockoutStart;
    private final boolean sortArrays;
    private final boolean mergeHashArrays;
    private final boolean overwriteArrays;
    private final boolean extendArrays;
    private final @Nullable String unpack;
    private final Map<Value, Value> leftovers = new IdentityHashMap<>();

    DeepMerge(Hash options) {
        knockout = text(options.get("knockout_prefix"));
        if ("".equals(knockout)) {
            throw LookupError.foreign("knockout_prefix cannot be an empty string in deep_merge!");
        }
        knockoutStart = knockout == null ? null : RubyRegex.compile("^" + knockout);
        sortArrays = isTrue(options.get("sort_merged_arrays"));
        mergeHashArrays = isTrue(options.get("merge_hash_arrays"));
        overwriteArrays = isTrue(options.get("overwrite_arrays"));
        extendArrays = isTrue(options.get("extend_existing_arrays"));
        unpack = text(options.get("unpack_arrays"));
    }

    private static @Nullable String text(@Nullable Value value) {
        return value instanceof Str text ? text.value() : null;
    }

    private static boolean isTrue(@Nullable Value value) {
        return value != null && value != Undef.UNDEF && value != Bool.FALSE;
    }

    /// The source merged over the destination.
    Value merge(Value source, Value destination) {
        if (source == Undef.UNDEF) {
            return destination;
        }
        if (!isTrue(destination)) {
            return source;
        }
        return switch (source) {
            case Hash hash -> mergeHash(hash, destination);
            case Arr list -> mergeList(list, destination);
            default -> mergeOther(source, destination);
        };
    }

    private Value mergeHash(Hash source, Value destination) {
        if (destination instanceof Hash hash) {
            SequencedMap<Value, Value> merged = new LinkedHashMap<>(hash.entries());
            source.entries().forEach((key, value) -> mergeEntry(merged, key, value));
            return Hash.owning(merged);
        }
        if (destination instanceof Arr list && extendArrays) {
            List<Value> extended = new ArrayList<>(list.elements());
            source.entries().forEach((key, value) -> extended.add(source));
            return new Arr(extended);
        }
        // As deep_merge does: the first entry of the source replaces the destination, and the other entries are then merged into
        // the source itself.
        return source.size() == 0 ? destination : mergedWithItself(source);
    }

    private Value mergedWithItself(Hash source) {
        SequencedMap<Value, Value> merged = new LinkedHashMap<>(source.entries());
        boolean first = true;
        for (Map.Entry<Value, Value> entry : source.entries().entrySet()) {
            if (!first) {
                mergeEntry(merged, entry.getKey(), entry.getValue());
            }
            first = false;
        }
        return Hash.owning(merged);
    }

    private void mergeEntry(SequencedMap<Value, Value> into, Value key, Value value) {
        Value there = into.get(key);
        into.put(key, merge(value, there != null && isTrue(there) ? there : value));
    }

    private Value mergeList(Arr source, Value destination) {
        if (overwriteArrays) {
            return source;
        }
        List<Value> from = unpacked(source);
        @Nullable List<Value> to = destination instanceof Arr list ? unpacked(list) : null;
        if (knockout != null && from.removeIf(element -> element.equals(new Str(knockout)))) {
            to = to == null ? null : new ArrayList<>();
        }
        if (to == null) {
            from.removeIf(this::knocksOut);
            return leftover(source, from);
        }
        knockOut(from, to);
        leftover(source, from);
        return new Arr(sorted(union(from, to)));
    }

    private Arr leftover(Arr source, List<Value> elements) {
        if (elements.size() == source.size()) {
            return new Arr(elements);
        }
        Arr left = new Arr(elements);
        leftovers.put(source, left);
        return left;
    }

    /// What is left of a source after a merge. As deep_merge does: the knock-outs are taken out of the source itself, which is how
    /// explanations then show it.
    Value leftover(Value source) {
        if (leftovers.isEmpty()) {
            return source;
        }
        return switch (source) {
            case Arr list -> leftovers.getOrDefault(list, list);
            case Hash hash -> {
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, value) -> entries.put(key, leftover(value)));
                yield Hash.owning(entries);
            }
            default -> source;
        };
    }

    private List<Value> unpacked(Arr list) {
        if (unpack == null) {
            return new ArrayList<>(list.elements());
        }
        List<String> texts = list.elements().stream().map(RubyText::of).toList();
        List<Value> parts = new ArrayList<>();
        for (String part : String.join(unpack, texts).split(Pattern.quote(unpack))) {
            parts.add(Str.of(part));
        }
        return parts;
    }

    private boolean knocksOut(Value element) {
        return knockoutStart != null && element instanceof Str text && knockoutStart.matches(text.value());
    }

    private void knockOut(List<Value> from, List<Value> to) {
        RubyRegex start = knockoutStart;
        if (start == null) {
            return;
        }
        from.removeIf(element -> {
            if (!knocksOut(element)) {
                return false;
            }
            Value knocked = Str.of(start.replaceAll(((Str) element).value(), ""));
            to.removeIf(other -> other.equals(knocked) || other.equals(element));
            return true;
        });
    }

    private List<Value> union(List<Value> from, List<Value> to) {
        if (mergeHashArrays && allHashes(from) && allHashes(to)) {
            List<Value> merged = new ArrayList<>();
            for (int i = 0; i < to.size(); i++) {
                merged.add(merge(i < from.size() ? from.get(i) : Hash.EMPTY, to.get(i)));
            }
            merged.addAll(from.subList(Math.min(to.size(), from.size()), from.size()));
            return merged;
        }
        SequencedSet<Value> union = new LinkedHashSet<>(to);
        union.addAll(from);
        return new ArrayList<>(union);
    }

    private static boolean allHashes(List<Value> elements) {
        return elements.stream().allMatch(Hash.class::isInstance);
    }

    private List<Value> sorted(List<Value> elements) {
        if (sortArrays) {
            return RubyOrder.sorted(elements, DeepMerge::compare);
        }
        return elements;
    }

    private static int compare(Value left, Value right) {
        if (left instanceof Str a && right instanceof Str b) {
            return Arrays.compareUnsigned(
                    a.value().getBytes(StandardCharsets.UTF_8), b.value().getBytes(StandardCharsets.UTF_8));
        }
        if (left instanceof Int a && right instanceof Int b) {
            return Long.compare(a.value(), b.value());
        }
        if (isNumber(left) && isNumber(right)) {
            return Double.compare(number(left), number(right));
        }
        String shown = right instanceof Int || right instanceof Real || right instanceof Bool || right == Undef.UNDEF
                ? RubyText.inspect(right)
                : RubyClass.name(right);
        throw LookupError.foreign("comparison of " + RubyClass.name(left) + " with " + shown + " failed");
    }

    private static boolean isNumber(Value value) {
        return value instanceof Int || value instanceof Real;
    }

    private static double number(Value value) {
        return value instanceof Int integer ? integer.value() : ((Real) value).value();
    }

    private Value mergeOther(Value source, Value destination) {
        if (destination instanceof Arr list && extendArrays) {
            List<Value> extended = new ArrayList<>(list.elements());
            extended.add(source);
            return new Arr(extended);
        }
        return knocksOut(source) ? Str.EMPTY : source;
    }
}
