package io.bindery.ruby.erb;

import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds the method of a receiver. Methods of every object are here; methods of one kind of object are in the class for that
/// kind.
final class Methods {
    private final Interpreter interpreter;
    private final TextMethods texts;
    private final ListMethods lists;
    private final MapMethods maps;

    /// The object for the word `scope`.
    enum ScopeObject {
        SCOPE
    }

    Methods(Interpreter interpreter) {
        this.interpreter = interpreter;
        this.texts = new TextMethods(interpreter);
        this.lists = new ListMethods(interpreter);
        this.maps = new MapMethods(interpreter, lists);
    }

    /// A call without a receiver.
    @Nullable Object own(String method, List<@Nullable Object> arguments) {
        return switch (method) {
            case "scope" -> ScopeObject.SCOPE;
            case "Array" -> array(only(arguments));
            case "String" -> new Text(Strings.text(only(arguments)));
            case "Integer" -> integer(only(arguments));
            case "has_variable?" -> isSet(interpreter.scope(), name(only(arguments)));
            case "classes" -> names(interpreter.scope().classes());
            case "all_tags" -> names(interpreter.scope().tags());
            default -> throw new BeyondSubset("the call " + method);
        };
    }

    @Nullable Object call(
            @Nullable Object receiver, String method, List<@Nullable Object> arguments, Node.@Nullable Block block) {
        if (receiver == ScopeObject.SCOPE) {
            return scope(method, arguments);
        }
        switch (method) {
            case "nil?" -> {
                return receiver == null;
            }
            case "to_s" -> {
                return receiver instanceof Text && arguments.isEmpty() ? receiver : toText(receiver, arguments);
            }
            case "inspect" -> {
                return new Text(Strings.inspect(receiver));
            }
            case "==", "eql?" -> {
                return method.equals("==") ? equal(receiver, only(arguments)) : eql(receiver, only(arguments));
            }
            case "===" -> {
                return caseEqual(receiver, only(arguments));
            }
            case "is_a?", "kind_of?" -> {
                return isA(receiver, only(arguments));
            }
            default -> {
                return byKind(receiver, method, arguments, block);
            }
        }
    }

    private @Nullable Object byKind(
            @Nullable Object receiver, String method, List<@Nullable Object> arguments, Node.@Nullable Block block) {
        return switch (receiver) {
            case null -> nil(method, arguments);
            case Text text -> texts.call(text, method, arguments, block);
            case List<?> list -> lists.call(cast(list), method, arguments, block);
            case Map<?, ?> map -> maps.call(castMap(map), method, arguments, block);
            case Long number -> Numbers.call(number, method, arguments, block, interpreter);
            case Double number -> Numbers.call(number, method, arguments);
            case Boolean bool -> bool(bool, method, arguments);
            case Interpreter.Span span -> ofRange(span, method, arguments, block);
            case Node.ClassName name -> ofClass(name.name(), method, arguments);
            case RubyRegex regex -> texts.regexMatch(regex, method, arguments);
            case RegexMatch match -> TextMethods.ofMatch(match, method, arguments);
            default -> throw new BeyondSubset("the method " + method);
        };
    }

    // What a range has of its own or from Enumerable, as far as an array does the same.
    private @Nullable Object ofRange(
            Interpreter.Span span, String method, List<@Nullable Object> arguments, Node.@Nullable Block block) {
        return switch (method) {
            case "each" -> {
                lists.call(ListMethods.elements(span), method, arguments, block);
                yield span;
            }
            case "to_a", "map", "collect", "select", "filter", "reject", "include?", "member?", "find", "detect", "inject", "reduce", "any?",
                    "all?", "flat_map", "sort", "sort_by", "zip", "max", "min", "count", "first", "last" ->
                lists.call(ListMethods.elements(span), method, arguments, block);
            default -> throw new BeyondSubset("Range." + method);
        };
    }

    private static Object ofClass(String name, String method, List<@Nullable Object> arguments) {
        if (name.equals("Regexp") && method.equals("escape")) {
            return new Text(TextMethods.escape(name(only(arguments))));
        }
        throw new BeyondSubset(name + "." + method);
    }

    private static Object toText(@Nullable Object receiver, List<@Nullable Object> arguments) {
        if (!arguments.isEmpty()) {
            throw new BeyondSubset("to_s with a radix");
        }
        return new Text(receiver instanceof Double number ? Numbers.text(number) : Strings.text(receiver));
    }

    private static @Nullable Object nil(String method, List<@Nullable Object> arguments) {
        if (!arguments.isEmpty()) {
            throw new BeyondSubset("nil." + method);
        }
        return switch (method) {
            case "to_a" -> new ArrayList<>();
            case "to_i" -> 0L;
            default -> throw new BeyondSubset("nil." + method);
        };
    }

    private static Object bool(boolean receiver, String method, List<@Nullable Object> arguments) {
        return switch (method) {
            case "&" -> Interpreter.truthy(only(arguments)) && receiver;
            case "|" -> Interpreter.truthy(only(arguments)) || receiver;
            default -> throw new BeyondSubset(receiver + "." + method);
        };
    }

    private @Nullable Object scope(String method, List<@Nullable Object> arguments) {
        TemplateScope scope = interpreter.scope();
        if (method.startsWith("function_")) {
            String function = method.substring("function_".length());
            if (!(only(arguments) instanceof List<?> values) || scope.legacyFunction(function) != LegacyFunction.CALLABLE) {
                throw new BeyondSubset("a function that is none, or a call of it without its array");
            }
            return result(scope.call(function, puppet(values)));
        }
        return switch (method) {
            case "lookupvar", "[]" -> interpreter.conversion().toRuby(scope.lookup(text(only(arguments))));
            case "setvar", "[]=" -> setVariable(scope, arguments);
            case "to_hash" -> toHash(scope);
            case "include?" -> isSet(scope, text(only(arguments)));
            case "exist?" -> scope.variable(text(only(arguments))) != null;
            case "call_function" -> callFunction(scope, arguments);
            default -> throw new BeyondSubset("scope." + method);
        };
    }

    private static @Nullable Object setVariable(TemplateScope scope, List<@Nullable Object> arguments) {
        if (arguments.size() != 2) {
            throw new BeyondSubset("scope.setvar with options");
        }
        Object value = arguments.get(1);
        boolean note = value instanceof Map<?, ?> map && map.keySet().stream().allMatch(Symbol.class::isInstance);
        scope.setVariable(name(arguments.getFirst()), note ? new Note(castMap((Map<?, ?>) value)) : Conversion.toPuppet(value));
        return value;
    }

    private @Nullable Object callFunction(TemplateScope scope, List<@Nullable Object> arguments) {
        if (arguments.isEmpty() || arguments.size() > 2) {
            throw new BeyondSubset("such a call of a function");
        }
        Object values = arguments.size() == 2 ? arguments.get(1) : List.of();
        return result(scope.call(name(arguments.getFirst()), puppet(splat(values))));
    }

    /// The arguments that `*value` expands to: a hash gives its pairs, nil gives none.
    private static List<?> splat(@Nullable Object value) {
        return switch (value) {
            case null -> List.of();
            case List<?> list -> list;
            case Interpreter.Span _ -> throw new BeyondSubset("a range of arguments");
            case Map<?, ?> map -> map.entrySet().stream().map(entry -> Arrays.asList(entry.getKey(), entry.getValue())).toList();
            default -> List.of(value);
        };
    }

    private @Nullable Object result(Value value) {
        return interpreter.conversion().toRuby(value);
    }

    private static List<Value> puppet(List<?> values) {
        List<Value> converted = new ArrayList<>(values.size());
        for (Object value : values) {
            converted.add(Conversion.toPuppet(value));
        }
        return converted;
    }

    private Object toHash(TemplateScope scope) {
        Map<@Nullable Object, @Nullable Object> hash = new LinkedHashMap<>();
        scope.variables().forEach((name, value) -> hash.put(new Text(name), interpreter.conversion().toRuby(value)));
        return hash;
    }

    private static boolean isSet(TemplateScope scope, String name) {
        Value value = scope.variable(name);
        return value != null && value != Undef.UNDEF;
    }

    private static String text(@Nullable Object value) {
        if (value instanceof Text text) {
            return text.content();
        }
        throw new BeyondSubset("a variable's name that is no string");
    }

    private static List<@Nullable Object> names(List<String> names) {
        List<@Nullable Object> texts = new ArrayList<>();
        for (String name : names) {
            texts.add(new Text(name));
        }
        return texts;
    }

    private static Object array(@Nullable Object value) {
        return switch (value) {
            case null -> new ArrayList<>();
            case List<?> list -> list;
            case Map<?, ?> map -> ListMethods.pairs(castMap(map));
            case Interpreter.Span span -> ListMethods.elements(span);
            default -> {
                List<@Nullable Object> single = new ArrayList<>();
                single.add(value);
                yield single;
            }
        };
    }

    private static Object integer(@Nullable Object value) {
        if (value instanceof Long) {
            return value;
        }
        if (value instanceof Text text && text.content().matches("[1-9][0-9]{0,17}|0")) {
            return Long.parseLong(text.content());
        }
        throw new BeyondSubset("Integer() of anything but plain digits");
    }

    Object caseEqual(@Nullable Object pattern, @Nullable Object value) {
        return switch (pattern) {
            case Node.ClassName name -> isA(value, name);
            case RubyRegex regex -> value instanceof Text text && regex.matches(text.content());
            case Interpreter.Span span -> value instanceof Long number && number >= span.from() && number <= span.to();
            case null, default -> equal(pattern, value);
        };
    }

    static boolean equal(@Nullable Object left, @Nullable Object right) {
        if (left instanceof Long whole && right instanceof Double real) {
            return whole.doubleValue() == real;
        }
        if (left instanceof Double real && right instanceof Long whole) {
            return real == whole.doubleValue();
        }
        return java.util.Objects.equals(left, right);
    }

    private static boolean eql(@Nullable Object left, @Nullable Object right) {
        return java.util.Objects.equals(left, right);
    }

    private static boolean isA(@Nullable Object value, @Nullable Object type) {
        if (!(type instanceof Node.ClassName name)) {
            throw new BeyondSubset("is_a? of something that is no class");
        }
        return switch (name.name()) {
            case "String" -> value instanceof Text;
            case "Array" -> value instanceof List;
            case "Hash" -> value instanceof Map;
            case "Integer" -> value instanceof Long;
            case "Float" -> value instanceof Double;
            case "Numeric" -> value instanceof Long || value instanceof Double;
            case "TrueClass" -> Boolean.TRUE.equals(value);
            case "FalseClass" -> Boolean.FALSE.equals(value);
            case "NilClass" -> value == null;
            case "Symbol" -> value instanceof Symbol;
            case "Enumerable" -> value instanceof List || value instanceof Map;
            default -> throw new BeyondSubset("the class " + name.name());
        };
    }

    static @Nullable Object only(List<@Nullable Object> arguments) {
        if (arguments.size() != 1) {
            throw new BeyondSubset("a call with " + arguments.size() + " arguments");
        }
        return arguments.getFirst();
    }

    static String name(@Nullable Object value) {
        return switch (value) {
            case Text text -> text.content();
            case Symbol symbol -> symbol.name();
            case null, default -> throw new BeyondSubset("a name that is no string");
        };
    }

    @SuppressWarnings("unchecked")
    static List<@Nullable Object> cast(List<?> list) {
        return (List<@Nullable Object>) list;
    }

    @SuppressWarnings("unchecked")
    static Map<@Nullable Object, @Nullable Object> castMap(Map<?, ?> map) {
        return (Map<@Nullable Object, @Nullable Object>) map;
    }
}
