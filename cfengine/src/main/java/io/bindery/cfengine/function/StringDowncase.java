package io.bindery.cfengine.function;

/// `string_downcase(text)`: ASCII letters made small.
final class StringDowncase implements Function {
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
