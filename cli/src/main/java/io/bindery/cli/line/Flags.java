package io.bindery.cli.line;

import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/// A command line in the manner of `getopt_long`: short flags may be joined, long ones may be shortened while unambiguous.
///
/// Nothing is loaded but this. (Picocli's classes are of a version that the JDK's AOT cache does not take, and its annotations make
/// proxies; together that was measured at two thirds of a short command.)
public final class Flags {
    public enum Argument {
        NONE,
        REQUIRED,
        /// Only as `--flag=value`.
        OPTIONAL,
        /// None, and the flag has an opposite: `--no-flag`.
        OPPOSITE
    }

    /// @param letter the short form, or 0 if the flag has none
    /// @param label the name of the argument in the help
    /// @param others further names of the flag
    public record Flag(String name, char letter, Argument argument, String help, String label, List<String> others) {
        public Flag(String name, char letter, Argument argument, String help) {
            this(name, letter, argument, help, "VALUE", List.of());
        }

        /// A flag without an argument.
        public static Flag on(String name, String help) {
            return new Flag(name, '\0', Argument.NONE, help);
        }

        /// A flag that must have an argument.
        public static Flag taking(String name, String label, String help) {
            return new Flag(name, '\0', Argument.REQUIRED, help, label, List.of());
        }

        public Flag withLetter(char form) {
            return new Flag(name, form, argument, help, label, others);
        }

        public Flag or(String... names) {
            return new Flag(name, letter, argument, help, label, List.of(names));
        }

        private boolean isNamed(String asked) {
            return name.equals(asked) || others.contains(asked);
        }
    }

    /// The error for an invalid command line.
    ///
    /// @param given the flag as it was given
    /// @param suggestion `; did you mean '--flag'?`, or empty
    public record Problem(Kind kind, String given, String suggestion) {
        public enum Kind {
            UNKNOWN,
            /// The beginning of several flags.
            AMBIGUOUS,
            WITHOUT_ARGUMENT,
            /// A flag that takes no argument was given one.
            WITH_ARGUMENT
        }

        /// In the words of `getopt_long`.
        public String text() {
            boolean isLong = given.startsWith("--");
            return switch (kind) {
                case UNKNOWN -> isLong ? "unrecognized option '" + given + "'" : "invalid option -- '" + given.substring(1) + "'";
                case AMBIGUOUS -> "option '" + given + "' is ambiguous";
                case WITH_ARGUMENT -> "option '" + given + "' doesn't allow an argument";
                case WITHOUT_ARGUMENT -> isLong
                        ? "option '" + given + "' requires an argument"
                        : "option requires an argument -- '" + given.substring(1) + "'";
            };
        }
    }

    private final Map<String, List<String>> given = new HashMap<>();
    private final List<String> rest = new ArrayList<>();
    private @Nullable Problem problem;

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
            return opposite(known, name) ? at : unknown(known, name, arguments[at], at);
        }
        boolean bare = flag.argument() == Argument.NONE || flag.argument() == Argument.OPPOSITE;
        if (bare && equals >= 0 && !text.endsWith("=true") && !text.endsWith("=false")) {
            return wrong(Problem.Kind.WITH_ARGUMENT, "--" + flag.name(), at);
        }
        if (flag.argument() == Argument.NONE && text.endsWith("=false")) {
            return at;
        }
        if (flag.argument() == Argument.REQUIRED && equals < 0) {
            if (at + 1 >= arguments.length) {
                return wrong(Problem.Kind.WITHOUT_ARGUMENT, "--" + flag.name(), at);
            }
            add(flag, arguments[at + 1]);
            return at + 1;
        }
        add(flag, equals < 0 ? "" : text.substring(equals + 1));
        return at;
    }

    private int wrong(Problem.Kind kind, String flag, int at) {
        problem = new Problem(kind, flag, "");
        return at;
    }

    private int unknown(List<Flag> known, String name, String argument, int at) {
        List<String> beginning = known.stream().map(Flag::name).filter(each -> each.startsWith(name)).toList();
        if (beginning.size() > 1 && !name.isEmpty()) {
            problem = new Problem(Problem.Kind.AMBIGUOUS, argument, "; it could be --" + String.join(", --", beginning));
            return at;
        }
        List<String> names = new ArrayList<>();
        for (Flag flag : known) {
            names.add(flag.name());
            names.addAll(flag.others());
            if (flag.argument() == Argument.OPPOSITE) {
                names.add("no-" + flag.name());
            }
        }
        String nearest = Spelling.nearest(name, names);
        problem = new Problem(Problem.Kind.UNKNOWN, argument, nearest == null ? "" : "; did you mean '--" + nearest + "'?");
        return at;
    }

    /// Takes `--no-flag`, if there is a flag that has an opposite.
    private boolean opposite(List<Flag> known, String name) {
        Flag flag = name.startsWith("no-") ? named(known, name.substring("no-".length())) : null;
        if (flag == null || flag.argument() != Argument.OPPOSITE) {
            return false;
        }
        add(flag, "false");
        return true;
    }

    /// The flag of that name, or the only one that begins so.
    private static @Nullable Flag named(List<Flag> known, String name) {
        Flag only = null;
        int beginning = 0;
        for (Flag flag : known) {
            if (flag.isNamed(name)) {
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
                return wrong(Problem.Kind.UNKNOWN, "-" + letter, at);
            }
            if (flag.argument() == Argument.NONE || flag.argument() == Argument.OPPOSITE) {
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
                return wrong(Problem.Kind.WITHOUT_ARGUMENT, "-" + letter, at);
            }
        }
        return at;
    }

    private void add(Flag flag, String value) {
        given.computeIfAbsent(flag.name(), unused -> new ArrayList<>()).add(value);
    }

    public @Nullable Problem problem() {
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

    /// Whether a flag that has an opposite was given as itself or as that, or null.
    public @Nullable Boolean choice(String name) {
        String value = value(name);
        return value == null ? null : !value.equals("false");
    }

    /// The value as a member of an enumeration, in whatever case.
    public <E extends Enum<E>> @Nullable E oneOf(Class<E> kind, String name) {
        String value = value(name);
        if (value == null) {
            return null;
        }
        StringJoiner known = new StringJoiner(", ");
        for (E member : kind.getEnumConstants()) {
            if (member.name().equalsIgnoreCase(value)) {
                return member;
            }
            known.add(member.name().toLowerCase(Locale.ROOT));
        }
        throw new UsageError("--" + name + " is one of " + known + "; not " + value);
    }

    /// All values of a flag that is given as `NAME=VALUE`.
    public Map<String, String> pairs(String name) {
        Map<String, String> pairs = new HashMap<>();
        for (String value : given.getOrDefault(name, List.of())) {
            int equals = value.indexOf('=');
            if (equals <= 0) {
                throw new UsageError("--" + name + " takes NAME=VALUE; not " + value);
            }
            pairs.put(value.substring(0, equals), value.substring(equals + 1));
        }
        return pairs;
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

    /// What is given without a flag.
    public List<String> rest() {
        return rest;
    }

    /// What is given without a flag where only one thing may be, or null.
    public @Nullable String optional() {
        if (rest.size() > 1) {
            throw new UsageError("too many arguments: " + rest.get(1));
        }
        return rest.isEmpty() ? null : rest.getFirst();
    }

    /// The one thing that must be given without a flag.
    public String required(String label) {
        String only = optional();
        if (only == null) {
            throw new UsageError("needs " + label);
        }
        return only;
    }

    /// Refuses flags that have no meaning beside another one.
    ///
    /// @param with the flag that was given
    /// @param names those that cannot stand beside it
    /// @param reason what to do instead
    public void refuse(String with, List<String> names, String reason) {
        for (String name : names) {
            if (has(name)) {
                throw new UsageError("--" + name + " has no effect beside --" + with + (reason.isEmpty() ? "" : ": " + reason));
            }
        }
    }

    /// Refuses whatever is given without a flag.
    public void nothingElse() {
        if (!rest.isEmpty()) {
            throw new UsageError("too many arguments: " + rest.getFirst());
        }
    }
}
