package io.bindery.ruby.erb;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The methods of arrays and other enumerable objects.
record ListMethods(Interpreter interpreter) {
    static List<@Nullable Object> elements(Interpreter.Span span) {
        if (span.to() - span.from() > 1_000_000) {
            throw new BeyondSubset("a very long range");
        }
        List<@Nullable Object> elements = new ArrayList<>();
        for (long i = span.from(); i <= span.to(); i++) {
            elements.add(i);
        }
        return elements;
    }

    static List<@Nullable Object> pairs(Map<@Nullable Object, @Nullable Object> map) {
        List<@Nullable Object> pairs = new ArrayList<>(map.size());
        map.forEach((key, value) -> pairs.add(pair(key, value)));
        return pairs;
    }

    @Nullable Object call(
            List<@Nullable Object> list, String method, List<@Nullable Object> arguments, Node.@Nullable Block block) {
        if (method.endsWith("!") && arguments.isEmpty()) {
            return inPlace(list, method, block);
        }
        if (block != null) {
            return arguments.isEmpty() ? withBlock(list, method, block) : inject(list, method, arguments, block);
        }
        return switch (arguments.size()) {
            case 0 -> plain(list, method);
            case 1 -> withOne(list, method, arguments.getFirst());
            case 2 -> slice(list, method, arguments.get(0), arguments.get(1));
            default -> throw new BeyondSubset("Array." + method);
        };
    }

    // `sort!` and the like: nil if some of them change nothing, else the array itself.
    private @Nullable Object inPlace(List<@Nullable Object> list, String method, Node.@Nullable Block block) {
        Object result = block == null
                ? plain(list, method.substring(0, method.length() - 1))
                : withBlock(list, method.substring(0, method.length() - 1), block);
        if (!(result instanceof List<?> after)) {
            throw new BeyondSubset("Array." + method);
        }
        boolean same = after.size() == list.size();
        interpreter.conversion().changes(list);
        List<@Nullable Object> copy = new ArrayList<>(after);
        list.clear();
        list.addAll(copy);
        boolean tellsChange = switch (method) {
            case "compact!", "uniq!", "reject!", "select!", "filter!" -> true;
            case "sort!", "reverse!", "map!", "collect!", "sort_by!" -> false;
            default -> throw new BeyondSubset("Array." + method);
        };
        return tellsChange && same ? null : list;
    }

    private @Nullable Object plain(List<@Nullable Object> list, String method) {
        return switch (method) {
            case "empty?" -> list.isEmpty();
            case "length", "size", "count" -> (long) list.size();
            case "first" -> list.isEmpty() ? null : list.getFirst();
            case "last" -> list.isEmpty() ? null : list.getLast();
            case "join" -> new Text(join(list, ""));
            case "sort" -> sorted(list);
            case "reverse" -> new ArrayList<>(list.reversed());
            case "flatten" -> flatten(list, new ArrayList<>());
            case "compact" -> copy(list, element -> element != null);
            case "uniq" -> new ArrayList<>(new LinkedHashSet<>(list));
            case "to_a", "to_ary", "freeze" -> list;
            case "dup" -> new ArrayList<>(list);
            case "any?" -> list.stream().anyMatch(Interpreter::truthy);
            case "all?" -> list.stream().allMatch(Interpreter::truthy);
            case "max" -> list.isEmpty() ? null : sorted(list).getLast();
            case "min" -> list.isEmpty() ? null : sorted(list).getFirst();
            default -> throw new BeyondSubset("Array." + method);
        };
    }

    private @Nullable Object withOne(List<@Nullable Object> list, String method, @Nullable Object argument) {
        return switch (method) {
            case "[]", "at" -> element(list, argument);
            case "join" -> new Text(join(list, Methods.name(argument)));
            case "include?", "member?" -> list.stream().anyMatch(element -> Methods.equal(element, argument));
            case "<<", "push" -> {
                interpreter.conversion().changes(list);
                list.add(argument);
                yield list;
            }
            case "<=>" -> argument instanceof List<?> ? (Object) (long) Integer.signum(compare(list, argument)) : null;
            case "zip" -> zip(list, argument);
            case "product" -> product(list, argument);
            case "+" -> plus(list, argument);
            case "-" -> minus(list, argument);
            case "first" -> new ArrayList<>(list.subList(0, (int) Math.min(list.size(), count(argument))));
            case "last" -> new ArrayList<>(list.subList((int) Math.max(0, list.size() - count(argument)), list.size()));
            case "drop" -> new ArrayList<>(list.subList((int) Math.min(list.size(), count(argument)), list.size()));
            case "index" -> list.contains(argument) ? (Object) (long) list.indexOf(argument) : null;
            default -> throw new BeyondSubset("Array." + method);
        };
    }

    private static @Nullable Object slice(
            List<@Nullable Object> list, String method, @Nullable Object from, @Nullable Object length) {
        if ((method.equals("[]") || method.equals("slice")) && from instanceof Long start && length instanceof Long count
                && start >= 0 && count >= 0) {
            if (start > list.size()) {
                return null;
            }
            return new ArrayList<>(list.subList(start.intValue(), (int) Math.min(list.size(), start + count)));
        }
        throw new BeyondSubset("Array." + method);
    }

    private static long count(@Nullable Object value) {
        if (value instanceof Long number && number >= 0) {
            return number;
        }
        throw new BeyondSubset("a count that is none");
    }

    private static @Nullable Object element(List<@Nullable Object> list, @Nullable Object key) {
        if (key instanceof Long index) {
            long at = index < 0 ? index + list.size() : index;
            return at >= 0 && at < list.size() ? list.get((int) at) : null;
        }
        if (key instanceof Interpreter.Span(long from, long to) && from >= 0 && from <= list.size()) {
            long end = to < 0 ? to + list.size() : to;
            return new ArrayList<>(list.subList((int) from, (int) Math.max(from, Math.min(list.size(), end + 1))));
        }
        throw new BeyondSubset("Array[] by such a key");
    }

    private static Object plus(List<@Nullable Object> list, @Nullable Object other) {
        if (!(other instanceof List<?> more)) {
            throw new BeyondSubset("Array.+ of something else");
        }
        List<@Nullable Object> sum = new ArrayList<>(list);
        sum.addAll(more);
        return sum;
    }

    private static Object zip(List<@Nullable Object> list, @Nullable Object other) {
        if (!(other instanceof List<?> more)) {
            throw new BeyondSubset("Array.zip of something else");
        }
        List<@Nullable Object> pairs = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            pairs.add(pair(list.get(i), i < more.size() ? more.get(i) : null));
        }
        return pairs;
    }

    private static Object product(List<@Nullable Object> list, @Nullable Object other) {
        if (!(other instanceof List<?> more)) {
            throw new BeyondSubset("Array.product of something else");
        }
        List<@Nullable Object> pairs = new ArrayList<>(list.size() * more.size());
        for (Object left : list) {
            for (Object right : more) {
                pairs.add(pair(left, right));
            }
        }
        return pairs;
    }

    private static List<@Nullable Object> pair(@Nullable Object left, @Nullable Object right) {
        List<@Nullable Object> pair = new ArrayList<>(2);
        pair.add(left);
        pair.add(right);
        return pair;
    }

    private static Object minus(List<@Nullable Object> list, @Nullable Object other) {
        if (!(other instanceof List<?> less)) {
            throw new BeyondSubset("Array.- of something else");
        }
        return copy(list, element -> !less.contains(element));
    }

    private static List<@Nullable Object> copy(
            List<@Nullable Object> list, java.util.function.Predicate<@Nullable Object> keep) {
        List<@Nullable Object> copy = new ArrayList<>();
        for (Object element : list) {
            if (keep.test(element)) {
                copy.add(element);
            }
        }
        return copy;
    }

    private static String join(List<?> list, String separator) {
        StringBuilder text = new StringBuilder();
        boolean first = true;
        for (Object element : list) {
            if (!first) {
                text.append(separator);
            }
            first = false;
            text.append(element instanceof List<?> nested ? join(nested, separator) : Strings.text(element));
        }
        return text.toString();
    }

    private static List<@Nullable Object> flatten(List<?> list, List<@Nullable Object> into) {
        for (Object element : list) {
            if (element instanceof List<?> nested) {
                flatten(nested, into);
            } else {
                into.add(element);
            }
        }
        return into;
    }

    static List<@Nullable Object> sorted(List<@Nullable Object> list) {
        List<@Nullable Object> sorted = new ArrayList<>(list);
        sorted.sort(ORDER);
        return sorted;
    }

    // Ruby's sort is not stable: the order of elements that are equal but distinguishable is unknown here.
    private static final Comparator<@Nullable Object> ORDER = ListMethods::compare;

    private static int compare(@Nullable Object left, @Nullable Object right) {
        if (left instanceof Text a && right instanceof Text b) {
            return TextMethods.compare(a.content(), b.content());
        }
        if (left instanceof Long a && right instanceof Long b) {
            return Long.compare(a, b);
        }
        if (left instanceof List<?> a && right instanceof List<?> b) {
            for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
                int order = java.util.Objects.equals(a.get(i), b.get(i)) ? 0 : compare(a.get(i), b.get(i));
                if (order != 0) {
                    return order;
                }
            }
            return Integer.compare(a.size(), b.size());
        }
        throw new BeyondSubset("sorting such values");
    }

    private @Nullable Object withBlock(List<@Nullable Object> list, String method, Node.Block block) {
        return switch (method) {
            case "each" -> {
                for (int i = 0; i < list.size(); i++) {
                    interpreter.yield(block, list.get(i));
                }
                yield list;
            }
            case "each_with_index" -> {
                for (int i = 0; i < list.size(); i++) {
                    interpreter.yield(block, list.get(i), (long) i);
                }
                yield list;
            }
            case "each_index" -> {
                for (int i = 0; i < list.size(); i++) {
                    interpreter.yield(block, (long) i);
                }
                yield list;
            }
            case "map", "collect" -> map(list, block);
            case "flat_map" -> flattenOnce(map(list, block));
            case "select", "filter" -> copy(list, element -> Interpreter.truthy(interpreter.yield(block, element)));
            case "reject" -> copy(list, element -> !Interpreter.truthy(interpreter.yield(block, element)));
            case "any?" -> list.stream().anyMatch(element -> Interpreter.truthy(interpreter.yield(block, element)));
            case "all?" -> list.stream().allMatch(element -> Interpreter.truthy(interpreter.yield(block, element)));
            case "find", "detect" -> find(list, block);
            case "sort_by" -> sortBy(list, block);
            case "sort" -> sortWith(list, block);
            default -> throw new BeyondSubset("Array." + method + " with a block");
        };
    }

    private List<@Nullable Object> map(List<@Nullable Object> list, Node.Block block) {
        List<@Nullable Object> mapped = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            mapped.add(interpreter.yield(block, list.get(i)));
        }
        return mapped;
    }

    private static List<@Nullable Object> flattenOnce(List<@Nullable Object> list) {
        List<@Nullable Object> flat = new ArrayList<>();
        for (Object element : list) {
            if (element instanceof List<?> nested) {
                flat.addAll(nested);
            } else {
                flat.add(element);
            }
        }
        return flat;
    }

    private Object sortWith(List<@Nullable Object> list, Node.Block block) {
        List<@Nullable Object> sorted = new ArrayList<>(list);
        sorted.sort((left, right) -> {
            Object order = interpreter.yield(block, left, right);
            if (!(order instanceof Long number) || number == 0 && left != right) {
                throw new BeyondSubset("sort by an order that leaves some equal, which Ruby orders as it likes");
            }
            return Long.signum(number);
        });
        return sorted;
    }

    private Object sortBy(List<@Nullable Object> list, Node.Block block) {
        List<@Nullable Object> keys = map(list, block);
        if (new LinkedHashSet<>(keys).size() < keys.size()) {
            throw new BeyondSubset("sort_by with equal keys, which Ruby orders as it likes");
        }
        Map<@Nullable Object, @Nullable Object> byKey = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            byKey.put(keys.get(i), list.get(i));
        }
        List<@Nullable Object> sorted = new ArrayList<>();
        for (Object key : sorted(keys)) {
            sorted.add(byKey.get(key));
        }
        return sorted;
    }

    private @Nullable Object inject(
            List<@Nullable Object> list, String method, List<@Nullable Object> arguments, Node.Block block) {
        if (!method.equals("inject") && !method.equals("reduce")) {
            throw new BeyondSubset("Array." + method + " with arguments and a block");
        }
        Object memo = Methods.only(arguments);
        for (Object element : list) {
            memo = interpreter.yield(block, memo, element);
        }
        return memo;
    }

    // What is found may be nil.
    private @Nullable Object find(List<?> list, Node.Block block) {
        for (Object element : list) {
            if (Interpreter.truthy(interpreter.yield(block, element))) {
                return element;
            }
        }
        return null;
    }
}
