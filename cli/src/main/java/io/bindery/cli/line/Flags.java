package io.bindery.cli.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A command line in the manner of `getopt_long`: short flags may be joined, long ones may be shortened while unambiguous.
///
/// For commands that scripts start often: nothing is loaded but this. (Picocli's classes are of a version that the JDK's AOT
/// cache does not take, and its annotations make proxies; together that was measured at two thirds of a short command.)
public final class Flags {
    public enum Argument {
        NONE,
        REQUIRED,
        /// Only as `--flag=value`.
        OPTIONAL
    }

    /// @param letter the short form, or 0 where there is none
    public record Flag(String name, char letter, Argument argument, String help) {}

    private final Map<String, List<String>> given = new HashMap<>();
    private final List<String> rest = new ArrayList<>();
    private @Nullable String problem;

    public static Flags parse(List<Flag> known, String[] arguments) {
        Flags flags = new Flags();
        for (int at = 0; at < arguments.length && flags.problem == null; at++) {
            String argument = arguments[at];
            if (argument.equals("--")) {
                flags.rest.addAll(List.of(arguments).subList(at + 1, arguments.length));
                break;
            } else if (argument.startsWith("--")) {
                at = flags.longFlag(known, arguments, at);
            } else if (argument.startsWith("-") && argument.length() > 1) {
                at = flags.shortFlags(known, arguments, at);
            } else {
                flags.rest.add(argument);
            }
        }
        return flags;
    }

    private int longFlag(List<Flag> known, String[] arguments, int at) {
        String text = arguments[at].substring(2);
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        Flag flag = named(known, name);
        if (flag == null) {
            problem = "unrecognized option '" + arguments[at] + "'";
            return at;
        }
        if (flag.argument() == Argument.REQUIRED && equals < 0) {
            if (at + 1 >= arguments.length) {
                problem = "option '--" + flag.name() + "' requires an argument";
                return at;
            }
            add(flag, arguments[at + 1]);
            return at + 1;
        }
        add(flag, equals < 0 ? "" : text.substring(equals + 1));
        return at;
    }

    /// The flag of that name, or the only one that begins so.
    private static @Nullable Flag named(List<Flag> known, String name) {
        Flag only = null;
        int beginning = 0;
        for (Flag flag : known) {
            if (flag.name().equals(name)) {
                return flag;
            }
            if (flag.name().startsWith(name)) {
                only = flag;
                beginning++;
            }
        }
        return beginning == 1 ? only : null;
    }

    private static @Nullable Flag lettered(List<Flag> known, char letter) {
        for (Flag flag : known) {
            if (flag.letter() == letter) {
                return flag;
            }
        }
        return null;
    }

    private int shortFlags(List<Flag> known, String[] arguments, int at) {
        String text = arguments[at];
        for (int position = 1; position < text.length(); position++) {
            char letter = text.charAt(position);
            Flag flag = lettered(known, letter);
            if (flag == null) {
                problem = "invalid option -- '" + letter + "'";
                return at;
            }
            if (flag.argument() == Argument.NONE) {
                add(flag, "");
            } else if (position + 1 < text.length()) {
                add(flag, text.substring(position + 1));
                return at;
            } else if (flag.argument() == Argument.OPTIONAL) {
                add(flag, "");
            } else if (at + 1 < arguments.length) {
                add(flag, arguments[at + 1]);
                return at + 1;
            } else {
                problem = "option requires an argument -- '" + letter + "'";
            }
        }
        return at;
    }

    private void add(Flag flag, String value) {
        given.computeIfAbsent(flag.name(), unused -> new ArrayList<>()).add(value);
    }

    public @Nullable String problem() {
        return problem;
    }

    public boolean has(String name) {
        return given.containsKey(name);
    }

    /// The last value given, or null.
    public @Nullable String value(String name) {
        List<String> values = given.get(name);
        return values == null ? null : values.getLast();
    }

    public String value(String name, String otherwise) {
        String value = value(name);
        return value == null ? otherwise : value;
    }

    /// All values given, cut at commas.
    public List<String> list(String name) {
        List<String> items = new ArrayList<>();
        for (String value : given.getOrDefault(name, List.of())) {
            for (String item : value.split(",")) {
                if (!item.isBlank()) {
                    items.add(item.strip());
                }
            }
        }
        return items;
    }

    public List<String> rest() {
        return rest;
    }
}
