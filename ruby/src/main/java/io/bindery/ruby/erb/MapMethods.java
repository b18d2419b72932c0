package io.bindery.ruby.erb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The methods of hashes. Methods that treat a hash as a list of pairs are in [ListMethods].
record MapMethods(Interpreter interpreter, ListMethods lists) {
    @Nullable Object call(
            Map<@Nullable Object, @Nullable Object> map,
            String method,
            List<@Nullable Object> arguments,
            Node.@Nullable Block block) {
        if (block != null) {
            return arguments.isEmpty() ? withBlock(map, method, block) : throwBeyond(method);
        }
        return switch (arguments.size()) {
            case 0 -> plain(map, method);
            case 1 -> withOne(map, method, arguments.getFirst());
            case 2 -> fetch(map, method, arguments.get(0), arguments.get(1));
            default -> throwBeyond(method);
        };
    }

    private static @Nullable Object throwBeyond(String method) {
        throw new BeyondSubset("Hash." + method);
    }

    private @Nullable Object plain(Map<@Nullable Object, @Nullable Object> map, String method) {
        return switch (method) {
            case "empty?" -> map.isEmpty();
            case "length", "size", "count" -> (long) map.size();
            case "keys" -> new ArrayList<>(map.keySet());
            case "values" -> new ArrayList<>(map.values());
            case "to_a" -> ListMethods.pairs(map);
            case "sort" -> ListMethods.sorted(ListMethods.pairs(map));
            case "to_hash", "to_h", "freeze" -> map;
            case "dup" -> new LinkedHashMap<>(map);
            case "any?" -> !map.isEmpty();
            case "first" -> map.isEmpty() ? null : ListMethods.pairs(map).getFirst();
            default -> throwBeyond(method);
        };
    }

    private @Nullable Object withOne(Map<@Nullable Object, @Nullable Object> map, String method, @Nullable Object key) {
        return switch (method) {
            case "[]" -> map.get(key);
            case "has_key?", "key?", "include?", "member?" -> map.containsKey(key);
            case "has_value?", "value?" -> map.containsValue(key);
            case "fetch" -> map.containsKey(key) ? map.get(key) : throwBeyond("fetch of a missing key");
            case "merge" -> merge(map, key);
            case "delete" -> {
                interpreter.conversion().changes(map);
                yield map.remove(key);
            }
            default -> throwBeyond(method);
        };
    }

    private static Object merge(Map<@Nullable Object, @Nullable Object> map, @Nullable Object other) {
        if (!(other instanceof Map<?, ?> more)) {
            throw new BeyondSubset("Hash.merge of something else");
        }
        Map<@Nullable Object, @Nullable Object> merged = new LinkedHashMap<>(map);
        merged.putAll(more);
        return merged;
    }

    private static @Nullable Object fetch(
            Map<@Nullable Object, @Nullable Object> map, String method, @Nullable Object key, @Nullable Object otherwise) {
        if (method.equals("fetch")) {
            return map.containsKey(key) ? map.get(key) : otherwise;
        }
        return throwBeyond(method);
    }

    private @Nullable Object withBlock(Map<@Nullable Object, @Nullable Object> map, String method, Node.Block block) {
        return switch (method) {
            case "each", "each_pair" -> {
                lists.call(ListMethods.pairs(map), "each", List.of(), block);
                yield map;
            }
            case "each_key" -> {
                new ArrayList<>(map.keySet()).forEach(key -> interpreter.yield(block, key));
                yield map;
            }
            case "each_value" -> {
                new ArrayList<>(map.values()).forEach(value -> interpreter.yield(block, value));
                yield map;
            }
            case "map", "collect", "flat_map", "sort", "sort_by", "each_with_index" ->
                lists.call(ListMethods.pairs(map), method, List.of(), block);
            case "any?", "all?" -> {
                if (block.parameters().size() != 2) {
                    throw new BeyondSubset("Hash." + method + " with one parameter");
                }
                yield lists.call(ListMethods.pairs(map), method, List.of(), block);
            }
            case "select", "filter", "reject" -> keep(map, block, !method.equals("reject"));
            default -> throwBeyond(method);
        };
    }

    private Object keep(Map<@Nullable Object, @Nullable Object> map, Node.Block block, boolean wanted) {
        if (block.parameters().size() != 2) {
            throw new BeyondSubset("a hash filtered with one parameter");
        }
        Map<@Nullable Object, @Nullable Object> kept = new LinkedHashMap<>();
        map.forEach((key, value) -> {
            if (Interpreter.truthy(interpreter.yield(block, key, value)) == wanted) {
                kept.put(key, value);
            }
        });
        return kept;
    }
}
