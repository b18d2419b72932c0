package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `string_upcase(text)`: ASCII letters made capital.
public final class StringUpcase implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(upcased(call.text(0)));
    }

    private static String upcased(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            result.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
        }
        return result.toString();
    }
}
