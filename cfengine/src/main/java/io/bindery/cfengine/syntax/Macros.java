package io.bindery.cfengine.syntax;

import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `@if condition()`, `@else` and `@endif` at the start of a line. They do not nest.
final class Macros {
    /// The version whose language this is.
    static final Version VERSION = new Version(3, 21, 0);

    private static final Set<String> FEATURES =
            Set.of("yaml", "xml", "tls_1_0", "tls_1_1", "tls_1_2", "tls_1_3", "control_plane_acl", "copyfrom_restrict_keys");
    private static final Pattern LINE = Pattern.compile(
            "@(?:(endif)|(else)|if[ \\t]+(minimum_version|maximum_version|at_version|after_version|before_version|between_versions|feature)"
                    + "[ \\t]*\\([ \\t]*([0-9.]+|[a-zA-Z0-9_]+)[ \\t]*(?:,[ \\t]*([0-9.]+)[ \\t]*)?\\)).*");

    private final SourceFile source;
    private final String text;
    private final Consumer<Diagnostic> problems;
    private boolean inside;

    Macros(SourceFile source, Consumer<Diagnostic> problems) {
        this.source = source;
        this.text = source.text();
        this.problems = problems;
    }

    boolean isMacro(int at) {
        Matcher macro = LINE.matcher(line(at));
        return macro.matches() && (!"@if".equals(text.substring(at, at + 3)) || isSound(macro));
    }

    private static boolean isSound(Matcher macro) {
        boolean feature = "feature".equals(macro.group(3));
        return feature || Version.parse(String.valueOf(macro.group(4))) != null;
    }

    /// Takes the macro at an offset and returns where reading goes on: behind the line, or behind the text that is left out.
    int read(int at) {
        Matcher macro = LINE.matcher(line(at));
        if (!macro.matches()) {
            return at;
        }
        int behind = behindLine(at);
        if (macro.group(1) != null) {
            return endIf(at, behind);
        }
        if (macro.group(2) != null) {
            return otherwise(at, behind);
        }
        if (inside) {
            fatal(at, "fatal: nested @if macros are not allowed");
            return behind;
        }
        inside = true;
        return holds(macro) ? behind : skip(at, behind, true);
    }

    private int endIf(int at, int behind) {
        if (!inside) {
            fatal(at, "fatal: @endif macros without a matching @if are not allowed");
        }
        inside = false;
        return behind;
    }

    private int otherwise(int at, int behind) {
        if (!inside) {
            fatal(at, "fatal: @else macro without a matching @if are not allowed");
            return behind;
        }
        return skip(at, behind, false);
    }

    /// Leaves out text to `@endif`, or to `@else` too.
    private int skip(int macro, int from, boolean stopAtElse) {
        for (int at = from; at < text.length(); at = behindLine(at)) {
            if (text.startsWith("@if", at)) {
                fatal(at, "fatal: nested @if macros are not allowed");
            }
            if (text.startsWith("@endif", at)) {
                inside = false;
                return behindLine(at);
            }
            if (stopAtElse && text.startsWith("@else", at)) {
                return behindLine(at);
            }
        }
        inside = false;
        fatal(macro, "EOF seen while @if was waiting for @endif in ignore_state");
        return text.length();
    }

    void finish(int at) {
        if (inside) {
            fatal(at, "EOF seen while @if was waiting for @endif without ignore_state");
            inside = false;
        }
    }

    private static boolean holds(Matcher macro) {
        String condition = macro.group(3);
        if (condition.equals("feature")) {
            return isFeature(macro.group(4));
        }
        Version first = Version.parse(macro.group(4));
        @Nullable Version second = macro.group(5) == null ? null : Version.parse(macro.group(5));
        if (first == null) {
            return false;
        }
        int comparison = VERSION.comparePrefix(first);
        return switch (condition) {
            case "minimum_version" -> comparison >= 0;
            case "maximum_version" -> comparison <= 0;
            case "at_version" -> comparison == 0;
            case "after_version" -> comparison > 0;
            case "before_version" -> comparison < 0;
            default -> comparison >= 0 && second != null && VERSION.comparePrefix(second) <= 0;
        };
    }

    /// `name` or `name_number`, the lowest number that will do.
    private static boolean isFeature(String name) {
        int underscore = name.lastIndexOf('_');
        boolean numbered = underscore > 0 && name.substring(underscore + 1).chars().allMatch(Character::isDigit);
        return FEATURES.contains(name) || numbered && name.endsWith("_1") && FEATURES.contains(name.substring(0, underscore));
    }

    private String line(int at) {
        int end = text.indexOf('\n', at);
        return text.substring(at, end < 0 ? text.length() : end);
    }

    private int behindLine(int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end + 1;
    }

    private void fatal(int at, String message) {
        problems.accept(Diagnostic.error(PolicyCode.MACRO, message, new Place(source, at, at)));
    }

    /// A version of one to three numbers; missing numbers are -1 and match any.
    record Version(int major, int minor, int patch) {
        static @Nullable Version parse(String text) {
            if (!text.matches("[0-9]{1,6}(\\.[0-9]{1,6}){0,2}")) {
                return null;
            }
            String[] parts = text.split("\\.");
            return new Version(number(parts, 0), number(parts, 1), number(parts, 2));
        }

        private static int number(String[] parts, int index) {
            return index < parts.length ? Integer.parseInt(parts[index]) : -1;
        }

        int comparePrefix(Version other) {
            int byMajor = Integer.compare(major, other.major);
            int byMinor = other.minor < 0 ? 0 : Integer.compare(minor, other.minor);
            int byPatch = other.patch < 0 ? 0 : Integer.compare(patch, other.patch);
            return byMajor != 0 ? byMajor : byMinor != 0 ? byMinor : byPatch;
        }
    }
}
