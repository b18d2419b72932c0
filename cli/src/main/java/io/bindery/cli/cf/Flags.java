package io.bindery.cli.cf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A command line in the manner of `getopt_long`: short flags may be joined, long ones may be shortened while unambiguous.
final class Flags {
    enum Argument {
        NONE,
        REQUIRED,
        /// Only as `--flag=value`.
        OPTIONAL
    }

    /// @param letter the short form, or 0 where there is none
    record Flag(String name, char letter, Argument argument, String help) {}

    private final Map<String, List<String>> given = new HashMap<>();
    private final List<String> rest = new ArrayList<>();
    private @Nullable String problem;

    static Flags parse(List<Flag> known, String[] arguments) {
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
        List<Flag> matches = known.stream().filter(flag -> flag.name().startsWith(name)).toList();
        Flag flag = matches.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElse(matches.size() == 1 ? matches.getFirst() : null);
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

    private int shortFlags(List<Flag> known, String[] arguments, int at) {
        String text = arguments[at];
        for (int position = 1; position < text.length(); position++) {
            char letter = text.charAt(position);
            Flag flag = known.stream().filter(each -> each.letter() == letter).findFirst().orElse(null);
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

    @Nullable String problem() {
        return problem;
    }

    boolean has(String name) {
        return given.containsKey(name);
    }

    /// The last value given, or null.
    @Nullable String value(String name) {
        List<String> values = given.get(name);
        return values == null ? null : values.getLast();
    }

    String value(String name, String otherwise) {
        String value = value(name);
        return value == null ? otherwise : value;
    }

    /// All values given, cut at commas.
    List<String> list(String name) {
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

    List<String> rest() {
        return rest;
    }
}
