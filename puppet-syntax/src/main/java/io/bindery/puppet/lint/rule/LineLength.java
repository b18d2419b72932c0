package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;

/// Finds lines that are too long. Lines with an address or a call of `template` are exempt, because breaking them would not help.
final class LineLength {
    private LineLength() {}

    static void check(LintedManifest manifest, int most, Problems problems) {
        String text = manifest.file().text();
        int start = 0;
        for (int line = 1; start <= text.length(); line++) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            if (end - start > most && isTooLong(text.substring(start, end), most)) {
                problems.warning(line, most, "line has more than " + most + " characters");
            }
            start = end + 1;
        }
    }

    private static boolean isTooLong(String line, int most) {
        return line.codePointCount(0, line.length()) > most && !line.contains("://") && !line.contains("template(");
    }
}
