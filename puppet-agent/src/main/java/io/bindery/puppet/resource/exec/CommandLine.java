package io.bindery.puppet.resource.exec;

import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A command in a manifest: a line, or a list of words that no shell interprets.
///
/// @param line  the line; empty if words are given
/// @param words the words; empty if a line is given
record CommandLine(String line, List<String> words) {
    private static final Pattern QUOTED = Pattern.compile("^\"([^\"]+)\"|^'([^']+)'");

    static CommandLine of(Value value) {
        return value instanceof Arr list
                ? new CommandLine("", list.elements().stream().map(Attributes::text).toList())
                : new CommandLine(Attributes.text(value), List.of());
    }

    /// The program that the command begins with.
    String program() {
        if (!words.isEmpty()) {
            return words.getFirst();
        }
        Matcher quoted = QUOTED.matcher(line);
        if (quoted.find()) {
            return quoted.group(1) == null ? quoted.group(2) : quoted.group(1);
        }
        int space = line.indexOf(' ');
        return space < 0 ? line : line.substring(0, space);
    }

    /// What is started.
    List<String> started() {
        if (!words.isEmpty()) {
            return words;
        }
        return io.bindery.puppet.resource.Lines.words(line);
    }

    /// The same command read by the shell, whatever is in it.
    CommandLine shelled() {
        return new CommandLine("", List.of("/bin/sh", "-c", words.isEmpty() ? line : String.join(" ", words)));
    }

    /// The command as messages show it.
    // As Puppet does: a list of words is shown as Ruby shows an array.
    String shown() {
        return words.isEmpty() ? line : Attributes.text(new Arr(words.stream().map(word -> (Value) io.bindery.puppet.value.Str.of(word)).toList()));
    }
}
