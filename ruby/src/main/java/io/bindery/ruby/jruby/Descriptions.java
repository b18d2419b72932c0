package io.bindery.ruby.jruby;

import io.bindery.ruby.RubyFunction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// Reads the plain arrays and hashes in which the prelude describes what a file defined.
final class Descriptions {
    private Descriptions() {}

    static RubyFunction function(List<?> row) {
        List<RubyFunction.Dispatch> dispatches = new ArrayList<>();
        for (Object dispatch : (List<?>) row.get(4)) {
            dispatches.add(dispatch((List<?>) dispatch));
        }
        return new RubyFunction(
                text(row.get(0)), truth(row.get(1)), ((Number) row.get(2)).intValue(), truth(row.get(3)), dispatches, types((List<?>) row.get(5)));
    }

    /// `Name = definition` lines.
    private static List<RubyFunction.Type> types(List<?> sources) {
        List<RubyFunction.Type> types = new ArrayList<>();
        for (Object source : sources) {
            String[] sides = text(source).split("=", 2);
            if (sides.length == 2) {
                types.add(new RubyFunction.Type(sides[0].strip(), sides[1].strip()));
            }
        }
        return types;
    }

    private static RubyFunction.Dispatch dispatch(List<?> row) {
        List<RubyFunction.Parameter> parameters = new ArrayList<>();
        for (Object parameter : (List<?>) row.get(1)) {
            List<?> words = (List<?>) parameter;
            parameters.add(new RubyFunction.Parameter(text(words.get(0)), text(words.get(1)), text(words.get(2))));
        }
        RubyFunction.Block block =
                row.get(2) == null ? null : new RubyFunction.Block(text(row.get(2)), text(row.get(3)), truth(row.get(4)));
        return new RubyFunction.Dispatch(text(row.get(0)), parameters, block, optional(row.get(5)), truth(row.get(6)));
    }

    static Map<String, Object> type(IRubyObject description) {
        Map<String, Object> type = new LinkedHashMap<>();
        if (description.toJava(Object.class) instanceof Map<?, ?> map) {
            map.forEach((key, value) -> type.put(text(key), plain(value)));
        }
        return type;
    }

    private static Object plain(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case List<?> list -> list.stream().map(Descriptions::plain).toList();
            case Boolean bool -> bool;
            default -> value.toString();
        };
    }

    private static String text(@Nullable Object value) {
        return String.valueOf(value);
    }

    private static @Nullable String optional(@Nullable Object value) {
        return value == null ? null : value.toString();
    }

    private static boolean truth(@Nullable Object value) {
        return Boolean.TRUE.equals(value);
    }
}
