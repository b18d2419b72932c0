package io.bindery.cfengine.function.text;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;

/// `escape(text)`: the text with a backslash before all but letters and digits, so that as a pattern it matches itself.
public final class Escape implements Function {
    @Override
    public Result call(Call call) {
        String text = call.text(0);
        StringBuilder escaped = new StringBuilder(text.length() + 8);
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            escaped.append(plain ? "" : "\\").append(c);
        }
        return Result.of(escaped.toString());
    }
}
