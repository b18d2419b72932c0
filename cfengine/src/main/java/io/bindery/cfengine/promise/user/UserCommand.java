package io.bindery.cfengine.promise.user;

import io.bindery.cfengine.value.ByteText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A program for accounts with its options.
///
/// @param options each an option and its value; the value is null for an option without one
record UserCommand(String program, List<Option> options) {
    record Option(String flag, @Nullable String value) {}

    UserCommand {
        options = List.copyOf(options);
    }

    UserCommand(String program) {
        this(program, List.of());
    }

    boolean isEmpty() {
        return options.isEmpty();
    }

    /// With an option, unless it has no value.
    UserCommand with(String flag, @Nullable String value) {
        return value == null ? this : and(new Option(flag, value));
    }

    UserCommand with(String flag) {
        return and(new Option(flag, null));
    }

    private UserCommand and(Option option) {
        List<Option> more = new ArrayList<>(options);
        more.add(option);
        return new UserCommand(program, more);
    }

    List<String> words(String name) {
        List<String> words = new ArrayList<>(List.of(program));
        for (Option option : options) {
            words.add(option.flag());
            if (option.value() != null) {
                words.add(ByteText.unicode(option.value()));
            }
        }
        words.add(ByteText.unicode(name));
        return words;
    }

    /// The command as messages show it.
    String line(String name) {
        StringBuilder line = new StringBuilder(program);
        for (Option option : options) {
            line.append(' ').append(option.flag());
            if (option.value() != null) {
                line.append(" \"").append(option.value()).append('"');
            }
        }
        // As CFEngine does: a space more follows the list of groups at the end.
        boolean ends = !options.isEmpty() && options.getLast().flag().equals("-G");
        return line.append(ends ? "  " : " ").append(name).toString();
    }
}
