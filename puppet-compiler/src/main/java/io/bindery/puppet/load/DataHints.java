package io.bindery.puppet.load;

import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Guesses at what the author of data or of `hiera.yaml` meant, from the message that a lookup ended with.
public final class DataHints {
    private static final List<String> CONFIGURATION_KEYS = List.of(
            "version", "defaults", "hierarchy", "default_hierarchy", "name", "path", "paths", "glob", "globs", "uri", "uris", "mapped_paths", "data_hash",
            "lookup_key", "data_dig", "hiera3_backend", "datadir", "options");
    private static final Pattern UNRECOGNIZED = Pattern.compile("has wrong type,.* unrecognized key '([^']+)'");
    private static final Pattern NO_LIST = Pattern.compile("entry '(paths|globs|uris)' expects an Array value, got String");
    private static final Pattern OLD = Pattern.compile("hiera\\.yaml version 3 cannot be used in an environment");
    private static final Pattern UNDEFINED = Pattern.compile("Undefined variable '([^']+)'");
    private static final Pattern CALL = Pattern.compile("(lookup|hiera|alias|literal|scope)\\(([^'\")]*)\\)");
    private static final Pattern QUOTED = Pattern.compile("scanning a quoted scalar");

    private DataHints() {}

    /// A hint for a message about `hiera.yaml`, or null.
    public static @Nullable String ofConfiguration(String message) {
        Matcher unrecognized = UNRECOGNIZED.matcher(message);
        if (unrecognized.find()) {
            String hint = Spelling.hint(unrecognized.group(1), CONFIGURATION_KEYS);
            return hint.isEmpty() ? null : hint;
        }
        Matcher list = NO_LIST.matcher(message);
        if (list.find()) {
            String plural = list.group(1);
            return "write " + plural.substring(0, plural.length() - 1) + ": for a single one, or a list";
        }
        return OLD.matcher(message).find() ? "convert it: it begins with version: 5, and hierarchy is a list of levels with name and path" : null;
    }

    /// Hints for an unknown variable in data: the line that names it, and the text to write instead of a call without quotes.
    public static List<String> ofVariable(String message, Environment environment, FileTree files) {
        Matcher undefined = UNDEFINED.matcher(message);
        if (!undefined.find()) {
            return List.of();
        }
        String name = undefined.group(1);
        List<String> hints = new ArrayList<>();
        String place = place(name, environment, files);
        if (place != null) {
            hints.add("%{" + name + "} stands at " + place);
        }
        Matcher call = CALL.matcher(name);
        if (call.matches()) {
            hints.add("the argument is quoted: write %{" + call.group(1) + "('" + call.group(2) + "')}");
        }
        return hints;
    }

    private static @Nullable String place(String name, Environment environment, FileTree files) {
        Pattern use = Pattern.compile("%\\{\\s*(?:::)?" + Pattern.quote(name) + "\\s*\\}");
        for (Path file : DataKeys.of(environment, files).files()) {
            String text = files.text(file);
            List<String> lines = text == null ? List.of() : text.lines().toList();
            for (int line = 0; line < lines.size(); line++) {
                if (use.matcher(lines.get(line)).find()) {
                    return file + ":" + (line + 1);
                }
            }
        }
        return null;
    }

    /// A hint for a YAML file that cannot be read, or null.
    ///
    /// @param message the message of the reader
    /// @param text the file
    /// @param line the line at which the reader ended, from 1
    public static @Nullable String ofYaml(String message, String text, int line) {
        String broken = text.lines().skip(line - 1L).findFirst().orElse("");
        if (message.contains("cannot start any token")) {
            return unquoted(broken);
        }
        if (message.contains("mapping values are not allowed")) {
            return "a value with a colon and a blank in it needs quotes";
        }
        if (QUOTED.matcher(message).find() && message.contains("end of stream")) {
            return "a quote is opened at this place and never closed";
        }
        if (message.contains("while parsing a flow sequence")) {
            return "a ']' is missing, or a comma between two elements";
        }
        if (message.contains("while parsing a flow mapping")) {
            return "a '}' is missing, or a comma between two entries";
        }
        int uneven = message.contains("while parsing a block") ? uneven(text) : 0;
        return uneven > 0 ? "line " + uneven + " is indented otherwise than the lines above it: put it below one of their keys" : null;
    }

    private static @Nullable String unquoted(String line) {
        if (line.contains("\t")) {
            return "YAML is indented by blanks, never by tabs";
        }
        String value = line.replaceFirst("^[^:]*:\\s*", "").replaceFirst("^-\\s*", "").strip();
        return value.startsWith("%") || value.startsWith("@") || value.startsWith("`") ? "quote the value: \"" + value.replace("\"", "\\\"") + "\"" : null;
    }

    /// The first line whose indentation is that of no block above it, or 0.
    private static int uneven(String text) {
        Deque<Integer> blocks = new ArrayDeque<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String plain = line.strip();
            if (plain.isEmpty() || plain.startsWith("#") || plain.startsWith("---")) {
                continue;
            }
            int indent = line.length() - line.stripLeading().length();
            boolean left = false;
            while (!blocks.isEmpty() && blocks.element() > indent) {
                blocks.pop();
                left = true;
            }
            if (left && (blocks.isEmpty() || blocks.element() != indent)) {
                return number;
            }
            if (blocks.isEmpty() || blocks.element() < indent) {
                blocks.push(indent);
            }
        }
        return 0;
    }
}
