package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.function.Patterns;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;

/// The files that a pattern of Ruby's `Dir.glob` matches: `*`, `**/`, `?`, sets in brackets, alternatives in braces.
final class FilePattern {
    private final Call call;
    private final List<Value> found = new ArrayList<>();

    private FilePattern(Call call) {
        this.call = call;
    }

    static List<Value> matches(Call call, String pattern) {
        FilePattern files = new FilePattern(call);
        for (String plain : alternatives(pattern)) {
            // Relative patterns would depend on where the program was started.
            if (plain.startsWith("/")) {
                files.walk("", List.of(plain.replaceAll("/+", "/").substring(1).split("/", -1)));
            }
        }
        return files.found;
    }

    private static List<String> alternatives(String pattern) {
        int open = unescaped(pattern, '{', 0);
        int close = open < 0 ? -1 : closing(pattern, open);
        if (close < 0) {
            return List.of(pattern);
        }
        List<String> all = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        for (int i = open + 1; i <= close; i++) {
            char c = pattern.charAt(i);
            depth += c == '{' ? 1 : c == '}' && i < close ? -1 : 0;
            if (i == close || c == ',' && depth == 0) {
                all.addAll(alternatives(pattern.substring(0, open) + pattern.substring(start, i) + pattern.substring(close + 1)));
                start = i + 1;
            }
        }
        return all;
    }

    private static int unescaped(String text, char wanted, int from) {
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == wanted) {
                return i;
            }
        }
        return -1;
    }

    private static int closing(String pattern, int open) {
        int depth = 0;
        for (int i = open; i < pattern.length(); i++) {
            depth += pattern.charAt(i) == '{' ? 1 : pattern.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private void walk(String directory, List<String> steps) {
        call.spend(1);
        String step = steps.getFirst();
        List<String> rest = steps.subList(1, steps.size());
        if (step.equals("**") && !rest.isEmpty()) {
            walk(directory, rest);
            for (String name : names(directory)) {
                if (!name.startsWith(".") && call.world().isDirectory(directory + "/" + name)) {
                    walk(directory + "/" + name, steps);
                }
            }
        } else if (unescaped(step, '*', 0) < 0 && unescaped(step, '?', 0) < 0 && unescaped(step, '[', 0) < 0) {
            enter(directory + "/" + step.replaceAll("(?d)\\\\(.)", "$1"), rest);
        } else {
            RubyRegex pattern = pattern(step);
            for (String name : names(directory)) {
                if (pattern.matches(name) && (!name.startsWith(".") || step.startsWith("."))) {
                    enter(directory + "/" + name, rest);
                }
            }
        }
    }

    private List<String> names(String directory) {
        return call.world().fileNames(directory.isEmpty() ? "/" : directory).stream().sorted(RubyOrder::compare).toList();
    }

    private void enter(String path, List<String> rest) {
        if (rest.isEmpty()) {
            if (call.world().fileExists(path) || path.endsWith("/") && call.world().isDirectory(path)) {
                found.add(Str.of(path));
            }
        } else if (call.world().isDirectory(path)) {
            walk(path, rest);
        }
    }

    private static RubyRegex pattern(String step) {
        StringBuilder regex = new StringBuilder("\\A");
        for (int i = 0; i < step.length(); i++) {
            char c = step.charAt(i);
            int close = c == '[' ? step.indexOf(']', i + 2) : -1;
            if (c == '*') {
                regex.append(".*");
            } else if (c == '?') {
                regex.append('.');
            } else if (close > 0) {
                String set = step.substring(i + 1, close).replace("\\", "\\\\");
                regex.append('[').append(set.startsWith("!") ? "^" + set.substring(1) : set).append(']');
                i = close;
            } else {
                i += c == '\\' && i + 1 < step.length() ? 1 : 0;
                regex.append(RubyString.escape(step.substring(i, i + 1)));
            }
        }
        return Patterns.compile(regex.append("\\z").toString(), RubyRegex.MULTILINE);
    }
}
