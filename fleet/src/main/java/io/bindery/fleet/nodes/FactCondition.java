package io.bindery.fleet.nodes;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A condition on a node, in PQL's notation after `where`: `facts.os.family = "Debian" and certname ~ "^web"`.
public sealed interface FactCondition {
    record And(FactCondition left, FactCondition right) implements FactCondition {}

    record Or(FactCondition left, FactCondition right) implements FactCondition {}

    record Not(FactCondition inner) implements FactCondition {}

    /// @param field `certname`, `facts.NAME...` or `trusted.extensions.NAME`
    record Equal(List<String> field, Value value) implements FactCondition {}

    record Matches(List<String> field, RubyRegex pattern) implements FactCondition {}

    /// @param sign -1 for less, 1 for greater
    record Ordered(List<String> field, int sign, boolean orEqual, double limit) implements FactCondition {}

    record OneOf(List<String> field, List<Value> values) implements FactCondition {}

    record Absent(List<String> field) implements FactCondition {}

    default boolean holds(FleetNode node, Hash facts) {
        return switch (this) {
            case And both -> both.left.holds(node, facts) && both.right.holds(node, facts);
            case Or either -> either.left.holds(node, facts) || either.right.holds(node, facts);
            case Not not -> !not.inner.holds(node, facts);
            case Equal equal -> equal.value.equals(dig(equal.field, node, facts));
            case Matches matches -> matches.pattern.matches(text(dig(matches.field, node, facts)));
            case Ordered ordered -> inOrder(ordered, dig(ordered.field, node, facts));
            case OneOf any -> any.values.contains(dig(any.field, node, facts));
            case Absent absent -> dig(absent.field, node, facts) instanceof Undef;
        };
    }

    private static boolean inOrder(Ordered ordered, Value value) {
        double number;
        switch (value) {
            case Int(long whole) -> number = whole;
            case Real(double real) -> number = real;
            case Str(String text) when text.matches("-?\\d+(\\.\\d+)?") -> number = Double.parseDouble(text);
            default -> {
                return false;
            }
        }
        int sign = Double.compare(number, ordered.limit);
        return sign == 0 ? ordered.orEqual : Integer.signum(sign) == ordered.sign;
    }

    private static Value dig(List<String> field, FleetNode node, Hash facts) {
        Value at = switch (field.getFirst()) {
            case "certname" -> Str.of(node.name());
            case "trusted" -> node.extensions();
            default -> facts;
        };
        int first = field.getFirst().equals("trusted") ? 2 : 1;
        for (String step : field.subList(Math.min(first, field.size()), field.size())) {
            at = inner(at, step);
        }
        return at;
    }

    private static Value inner(Value value, String step) {
        @Nullable Value found = switch (value) {
            case Hash hash -> hash.get(step);
            case Arr list when step.matches("\\d{1,6}") && Integer.parseInt(step) < list.size() -> list.get(Integer.parseInt(step));
            default -> null;
        };
        return found == null ? Undef.UNDEF : found;
    }

    private static String text(Value value) {
        return switch (value) {
            case Str(String text) -> text;
            case Int(long number) -> Long.toString(number);
            case Bool bool -> Boolean.toString(bool.value());
            default -> "";
        };
    }
}
