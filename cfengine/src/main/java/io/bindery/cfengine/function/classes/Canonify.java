package io.bindery.cfengine.function.classes;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `canonify(text)`: the text with all but letters, digits and underscores made underscores.
public final class Canonify implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(canonified(call.text(0)));
    }

    public static String canonified(String text) {
        StringBuilder canonified = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            boolean kept = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
            canonified.append(kept ? c : '_');
        }
        return canonified.toString();
    }
}
