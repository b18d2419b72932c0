package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `string_downcase(text)`: ASCII letters made small.
public final class StringDowncase implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(downcased(call.text(0)));
    }

    private static String downcased(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            result.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return result.toString();
    }
}
