package io.bindery.puppet.eval;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.NumericText;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;

/// Converts operands to numbers. A numeric string is converted, with a warning or an error as the `strict` setting says.
record Coercion(Evaluator evaluator) {
    /// A Long, Double, BigInteger, Timespan, Timestamp or SemVer.
    ///
    /// @param blamed the expression the value came from
    // As Puppet does: a version passes for a number, and then no operator applies to it.
    Object number(Value value, Expression blamed) {
        return switch (value) {
            case Int whole -> whole.value();
            case BigInt whole -> whole.value();
            case Real real -> real.value();
            case Timespan span -> span;
            case Timestamp stamp -> stamp;
            case SemVer version -> version;
            case Str string -> coerced(string, blamed);
            default -> throw notNumeric(value, blamed);
        };
    }

    private Number coerced(Str string, Expression blamed) {
        Number number = NumericText.parse(string.value());
        if (number == null) {
            throw notNumeric(string, blamed);
        }
        String shown = number instanceof Double real ? RubyFloat.text(real) : number.toString();
        evaluator.doubtful(
                "The string '" + string.value() + "' was automatically coerced to the numerical value " + shown, blamed);
        return number;
    }

    private static EvaluationError notNumeric(Value value, Expression blamed) {
        return EvaluationError.issue(
                "The value '" + RubyText.of(value) + "' cannot be converted to Numeric.", blamed);
    }
}
