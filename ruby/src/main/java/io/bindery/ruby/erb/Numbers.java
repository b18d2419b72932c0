package io.bindery.ruby.erb;

import io.bindery.text.RubyFloat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The methods of numbers. Operations that could overflow 64 bits are left to Ruby, which has larger integers.
final class Numbers {
    private Numbers() {}

    static @Nullable Object call(
            long receiver, String method, List<@Nullable Object> arguments, Node.@Nullable Block block, Interpreter interpreter) {
        if (arguments.isEmpty()) {
            return switch (method) {
                case "to_i", "floor", "ceil", "round" -> receiver;
                case "to_f" -> (double) receiver;
                case "zero?" -> receiver == 0;
                case "abs" -> exact(() -> Math.absExact(receiver));
                case "-@" -> exact(() -> Math.negateExact(receiver));
                case "times" -> times(receiver, block, interpreter);
                default -> throw new BeyondSubset("Integer." + method);
            };
        }
        Object argument = Methods.only(arguments);
        if (argument instanceof Double real) {
            return call((double) receiver, method, List.of(real));
        }
        if (!(argument instanceof Long other)) {
            throw new BeyondSubset("Integer." + method);
        }
        return switch (method) {
            case "+" -> exact(() -> Math.addExact(receiver, other));
            case "-" -> exact(() -> Math.subtractExact(receiver, other));
            case "*" -> exact(() -> Math.multiplyExact(receiver, other));
            case "/" -> exact(() -> Math.floorDiv(receiver, other));
            case "%" -> exact(() -> Math.floorMod(receiver, other));
            case "<" -> receiver < other;
            case "<=" -> receiver <= other;
            case ">" -> receiver > other;
            case ">=" -> receiver >= other;
            case "<=>" -> (long) Long.compare(receiver, other);
            default -> throw new BeyondSubset("Integer." + method);
        };
    }

    private static Object times(long count, Node.@Nullable Block block, Interpreter interpreter) {
        if (block == null || count > 1_000_000) {
            throw new BeyondSubset("Integer.times");
        }
        for (long i = 0; i < count; i++) {
            interpreter.yield(block, i);
        }
        return count;
    }

    private static Object exact(java.util.function.LongSupplier operation) {
        try {
            return operation.getAsLong();
        } catch (ArithmeticException _) {
            throw new BeyondSubset("arithmetic beyond 64 bits or by zero");
        }
    }

    static @Nullable Object call(double receiver, String method, List<@Nullable Object> arguments) {
        if (arguments.isEmpty()) {
            return switch (method) {
                case "to_f" -> receiver;
                case "to_i", "truncate" -> whole(receiver < 0 ? Math.ceil(receiver) : Math.floor(receiver));
                case "floor" -> whole(Math.floor(receiver));
                case "ceil" -> whole(Math.ceil(receiver));
                default -> throw new BeyondSubset("Float." + method);
            };
        }
        Object argument = Methods.only(arguments);
        double other = switch (argument) {
            case Long number -> number;
            case Double number -> number;
            case null, default -> throw new BeyondSubset("Float." + method);
        };
        return switch (method) {
            case "+" -> receiver + other;
            case "-" -> receiver - other;
            case "*" -> receiver * other;
            case "/" -> receiver / other;
            case "<" -> receiver < other;
            case "<=" -> receiver <= other;
            case ">" -> receiver > other;
            case ">=" -> receiver >= other;
            default -> throw new BeyondSubset("Float." + method);
        };
    }

    private static Object whole(double number) {
        if (Math.abs(number) >= 1e18 || Double.isNaN(number)) {
            throw new BeyondSubset("a number beyond 64 bits");
        }
        return (long) number;
    }

    static String text(double number) {
        return RubyFloat.text(number);
    }
}
