package io.bindery.cli.apply;

import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.load.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A command line of one of Puppet's applications: the application's own options, settings as flags, and the remaining arguments.
final class PuppetArguments {
    /// An option of an application.
    ///
    /// @param letter the short form, or 0 if the option has none
    record Option(String name, char letter, boolean takesValue, String help) {}

    /// An error in the command line.
    static final class WrongArguments extends RuntimeException {
        private static final long serialVersionUID = 1L;

        WrongArguments(String message) {
            super(message);
        }
    }

    /// What `--help` shows for an application.
    static Synopsis synopsis(String usage, String purpose, List<Option> options) {
        Flag[] flags = options.stream()
                .filter(option -> !option.name.equals("help") && !option.name.equals("version"))
                .map(option -> option.takesValue ? Flag.taking(option.name, "VALUE", option.help) : Flag.on(option.name, option.help))
                .toArray(Flag[]::new);
        return new Synopsis(usage, purpose, flags);
    }

    private final Map<String, String> options = new HashMap<>();
    private final Map<String, List<String>> all = new HashMap<>();
    private final Map<String, String> settings = new LinkedHashMap<>();
    private final List<String> rest = new ArrayList<>();

    private PuppetArguments() {}

    /// @throws WrongArguments in Puppet's words
    static PuppetArguments parse(String[] arguments, List<Option> known, Settings defaults) {
        PuppetArguments parsed = new PuppetArguments();
        for (int at = 0; at < arguments.length; at++) {
            String argument = arguments[at];
            if (argument.equals("--")) {
                parsed.rest.addAll(List.of(arguments).subList(at + 1, arguments.length));
                break;
            }
            String next = at + 1 < arguments.length ? arguments[at + 1] : null;
            if (argument.startsWith("--")) {
                at += parsed.longOption(argument, next, known, defaults) ? 1 : 0;
            } else if (argument.startsWith("-") && argument.length() > 1) {
                at += parsed.shortOptions(argument, next, known) ? 1 : 0;
            } else {
                parsed.rest.add(argument);
            }
        }
        return parsed;
    }

    /// Takes an option; whether it used the next argument.
    private boolean longOption(String argument, @Nullable String next, List<Option> known, Settings defaults) {
        int equals = argument.indexOf('=');
        String name = equals < 0 ? argument.substring(2) : argument.substring(2, equals);
        String value = equals < 0 ? null : argument.substring(equals + 1);
        for (Option option : known) {
            if (option.name.equals(name) || option.name.equals(name.replace('_', '-'))) {
                return take(option, value, next, argument);
            }
        }
        String setting = name.replace('-', '_');
        if (defaults.isSwitch(setting)) {
            settings.put(setting, value == null ? "true" : value);
            return false;
        }
        if (setting.startsWith("no_") && defaults.isSwitch(setting.substring("no_".length()))) {
            settings.put(setting.substring("no_".length()), "false");
            return false;
        }
        if (!defaults.isKnown(setting)) {
            String whole = completed(argument, name.replace('_', '-'), names(known, defaults));
            return longOption("--" + whole + (equals < 0 ? "" : argument.substring(equals)), next, known, defaults);
        }
        if (value == null && next == null) {
            throw new WrongArguments("missing argument: " + argument);
        }
        settings.put(setting, value == null ? String.valueOf(next) : value);
        return value == null;
    }

    /// The only name that begins as the written one does, each word of it by itself: `--skip-t` is `--skip-tags`.
    private static String completed(String argument, String written, List<String> names) {
        String[] words = written.split("-", -1);
        List<String> whole = names.stream().filter(name -> begins(name.split("-", -1), words)).toList();
        if (whole.size() == 1) {
            return whole.getFirst();
        }
        throw new WrongArguments((whole.isEmpty() ? "invalid" : "ambiguous") + " option: " + argument + OptionSpelling.suggestion(written, names));
    }

    private static boolean begins(String[] name, String[] words) {
        return name.length >= words.length && IntStream.range(0, words.length).allMatch(at -> name[at].startsWith(words[at]));
    }

    /// The long names of all options, as Ruby's option parser lists them: each switch also with `no-`.
    private static List<String> names(List<Option> known, Settings defaults) {
        List<String> names = new ArrayList<>();
        for (String setting : defaults.known()) {
            String name = setting.replace('_', '-');
            names.add(name);
            if (defaults.isSwitch(setting)) {
                names.add("no-" + name);
            }
        }
        known.stream().map(Option::name).filter(name -> !names.contains(name)).forEach(names::add);
        return names;
    }

    private boolean take(Option option, @Nullable String value, @Nullable String next, String argument) {
        if (!option.takesValue) {
            put(option.name, "true");
            return false;
        }
        if (value == null && next == null) {
            throw new WrongArguments("missing argument: " + argument);
        }
        put(option.name, value == null ? String.valueOf(next) : value);
        return value == null;
    }

    private void put(String name, String value) {
        options.put(name, value);
        all.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
    }

    private boolean shortOptions(String argument, @Nullable String next, List<Option> known) {
        for (int i = 1; i < argument.length(); i++) {
            char letter = argument.charAt(i);
            Option option = known.stream().filter(each -> each.letter == letter).findFirst()
                    .orElseThrow(() -> new WrongArguments("invalid option: -" + letter));
            if (option.takesValue) {
                String value = i + 1 < argument.length() ? argument.substring(i + 1) : null;
                return take(option, value, next, argument);
            }
            put(option.name, "true");
        }
        return false;
    }

    boolean has(String option) {
        return options.containsKey(option);
    }

    @Nullable String value(String option) {
        return options.get(option);
    }

    List<String> values(String option) {
        return all.getOrDefault(option, List.of());
    }

    /// The settings that flags give.
    Map<String, String> settings() {
        return settings;
    }

    /// What is given without a flag.
    List<String> rest() {
        return rest;
    }
}
