package io.bindery.cfengine.function;

/// `string_trim(text)`: the text without blanks at its ends.
final class StringTrim implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(trimmed(call.text(0)));
    }

    static String trimmed(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        while (end > start && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
