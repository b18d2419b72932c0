package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.BinaryText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/// `base64`: encodes or decodes, by `default`, `strict` or `urlsafe` rules.
final class Base64Function {
    static final Function FUNCTION = LegacyFunction.of("base64", -1, (call, arguments) -> convert(arguments));

    private Base64Function() {}

    private static Value convert(List<Value> arguments) {
        if (arguments.size() < 2) {
            throw new EvaluationError("base64(): Wrong number of arguments (" + arguments.size() + "; must be >= 2)");
        }
        String action = LegacyFunction.text(arguments.get(0));
        if (!action.equals("encode") && !action.equals("decode")) {
            throw new EvaluationError("base64(): the first argument must be one of 'encode' or 'decode'");
        }
        if (!(arguments.get(1) instanceof Str text)) {
            throw new EvaluationError("base64(): the second argument must be a string to base64");
        }
        String method = arguments.size() > 2 ? LegacyFunction.text(arguments.get(2)) : "default";
        if (!List.of("default", "strict", "urlsafe").contains(method)) {
            throw new EvaluationError("base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'");
        }
        return Str.of(action.equals("encode") ? encode(text.value(), method) : decode(text.value(), method));
    }

    private static String encode(String text, String method) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return switch (method) {
            case "default" -> BinaryText.relaxed(new Binary(bytes));
            case "strict" -> Base64.getEncoder().encodeToString(bytes);
            default -> Base64.getUrlEncoder().encodeToString(bytes);
        };
    }

    private static String decode(String text, String method) {
        String format =
                switch (method) {
                    case "default" -> "%b";
                    case "strict" -> "%B";
                    default -> "%u";
                };
        return new String(BinaryText.parse(text, format).bytes(), StandardCharsets.UTF_8);
    }
}
