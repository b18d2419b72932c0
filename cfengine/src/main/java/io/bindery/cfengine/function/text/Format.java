package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.function.argument.ContainerPart;
import io.bindery.cfengine.function.argument.Numbers;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// `format(pattern, ...)`: C's `printf` with `%s %d %f %x %o`, and `%S` for a list or container named by the argument.
public final class Format implements Function {
    @Override
    public Result call(Call call) {
        List<Value> values = new ArrayList<>();
        for (int index = 1; index < call.size(); index++) {
            // As CFEngine does: a list a nested call returned is so many arguments, a container none.
            switch (call.argument(index)) {
                case Scalar scalar -> values.add(scalar);
                case Items(List<String> texts) -> texts.forEach(text -> values.add(new Scalar(text)));
                case Data data -> {}
            }
        }
        return new Pattern(call, values).written(call.text(0));
    }

    /// The format string being processed, with the arguments not used yet.
    private static final class Pattern {
        private static final Regex DIRECTIVE = Objects.requireNonNull(Regex.compile("%([-+ #0]*)([0-9]*)(\\.[0-9]*)?([hlLqjzt]*)(.?)"));

        private final Call call;
        private final Iterator<Value> values;

        Pattern(Call call, List<Value> values) {
            this.call = call;
            this.values = values.iterator();
        }

        Result written(String pattern) {
            StringBuilder text = new StringBuilder();
            int at = 0;
            Regex.Match match = DIRECTIVE.search(pattern, 0);
            while (match != null) {
                text.append(pattern, at, match.start());
                at = match.end();
                String written = directive(match);
                if (written == null) {
                    return Result.failure();
                }
                text.append(written);
                match = DIRECTIVE.search(pattern, at);
            }
            return Result.of(text.append(pattern, at, pattern.length()).toString());
        }

        private @Nullable String directive(Regex.Match match) {
            String modifiers = part(match, 4);
            for (int index = 0; index < modifiers.length(); index++) {
                char modifier = modifiers.charAt(index);
                if ("hLzt".indexOf(modifier) >= 0) {
                    call.log(
                            Level.ERROR,
                            "format() does not allow modifier character '" + modifier + "' in format specifier '" + part(match, 0)
                                    + "'.");
                    return null;
                }
            }
            String letter = part(match, 5);
            if (letter.equals("%") && part(match, 0).length() == 2) {
                return "%";
            }
            if (letter.isEmpty() || "dioxXufFeEgGaAcspnSC".indexOf(letter) < 0) {
                return "";
            }
            if (!values.hasNext()) {
                call.log(Level.ERROR, "format() didn't have enough parameters");
                return null;
            }
            String value = values.next() instanceof Scalar(String text) ? text : "";
            return value(match, letter, value);
        }

        private @Nullable String value(Regex.Match match, String letter, String value) {
            return switch (letter) {
                case "d", "x", "o" -> whole(match, letter, (int) (long) Numbers.leading(value));
                case "f" -> real(match, Numbers.leading(value));
                case "s" -> text(match, value);
                case "S" -> container(value);
                default -> "(unhandled format)";
            };
        }

        private static String part(Regex.Match match, int number) {
            String part = match.group(number);
            return part == null ? "" : part;
        }

        private static int precision(Regex.Match match, int usual) {
            String written = part(match, 3);
            return written.isEmpty() ? usual : written.length() == 1 ? 0 : Integer.parseInt(written.substring(1));
        }

        private static String whole(Regex.Match match, String letter, int number) {
            String flags = part(match, 1);
            String digits = switch (letter) {
                case "x" -> (flags.contains("#") && number != 0 ? "0x" : "") + Integer.toHexString(number);
                case "o" -> (flags.contains("#") ? "0" : "") + Integer.toOctalString(number);
                default -> Long.toString(Math.abs((long) number));
            };
            String padded = "0".repeat(Math.max(0, precision(match, 1) - digits.length())) + digits;
            String sign = letter.equals("d") ? sign(flags, number < 0) : "";
            return justified(match, sign, padded, part(match, 3).isEmpty());
        }

        private static String real(Regex.Match match, double number) {
            String digits = new BigDecimal(Double.isFinite(number) ? Math.abs(number) : 0)
                    .setScale(precision(match, 6), RoundingMode.HALF_EVEN)
                    .toPlainString();
            return justified(match, sign(part(match, 1), number < 0), digits, true);
        }

        private static String sign(String flags, boolean negative) {
            return negative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : "";
        }

        private static String text(Regex.Match match, String value) {
            int most = precision(match, Integer.MAX_VALUE);
            return justified(match, "", value.substring(0, Math.min(most, value.length())), false);
        }

        private static String justified(Regex.Match match, String sign, String body, boolean zeros) {
            String flags = part(match, 1);
            String width = part(match, 2);
            int missing = (width.isEmpty() || width.length() > 6 ? 0 : Integer.parseInt(width)) - sign.length() - body.length();
            if (missing <= 0) {
                return sign + body;
            }
            if (flags.contains("-")) {
                return sign + body + " ".repeat(missing);
            }
            return zeros && flags.contains("0") ? sign + "0".repeat(missing) + body : " ".repeat(missing) + sign + body;
        }

        /// A list as policies write lists, a container as JSON.
        private @Nullable String container(String name) {
            // As CFEngine does: lists of numbers cannot be written.
            Optional<Variables.Variable> variable = call.context()
                    .variables()
                    .find(name)
                    .filter(found -> found.type() != VariableType.ILIST && found.type() != VariableType.RLIST);
            return switch (variable.map(Variables.Variable::value).orElse(null)) {
                case Items(List<String> texts) -> listed(texts);
                case Data data -> JsonWriter.compact(data);
                case Scalar scalar -> ofScalar(name, variable.get().type());
                case null -> null;
            };
        }

        private @Nullable String ofScalar(String name, VariableType type) {
            Data part = ContainerPart.find(call, name);
            if (part == null) {
                call.log(Level.ERROR, "Function 'format' expected a list variable, got variable of type '" + type.word() + "'");
            }
            return part == null ? null : JsonWriter.compact(part);
        }

        private static String listed(List<String> texts) {
            return texts.isEmpty()
                    ? "{  }"
                    : "{ " + String.join(", ", texts.stream().map(text -> "\"" + text.replace("\"", "\\\"") + "\"").toList()) + " }";
        }
    }
}
