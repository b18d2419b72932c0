package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Decimals;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.List;

/// The result of a function: a value, or a failure, which leaves the variable undefined and the promise to be tried again.
public sealed interface Result {
    public record Success(Value value) implements Result {}

    /// A failure that was logged already, if it has a message.
    public record Failure() implements Result {}

    Result FAILURE = new Failure();
    Result TRUE = of("any");
    Result FALSE = of("!any");

    public static Result failure() {
        return FAILURE;
    }

    public static Result of(String text) {
        return new Success(new Scalar(text));
    }

    /// A context (class) function's answer: the class expression `any` or `!any`.
    public static Result of(boolean truth) {
        return truth ? TRUE : FALSE;
    }

    public static Result of(long number) {
        return of(Long.toString(number));
    }

    /// A real prints with six decimals.
    public static Result of(double number) {
        return of(Decimals.fixed(number, 6));
    }

    public static Result of(List<String> items) {
        return new Success(new Items(items));
    }

    public static Result of(Data data) {
        return new Success(data);
    }
}
