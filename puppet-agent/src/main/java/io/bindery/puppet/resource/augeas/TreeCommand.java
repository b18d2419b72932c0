package io.bindery.puppet.resource.augeas;

import io.bindery.puppet.resource.ResourceError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A command on the tree of a file: its word, and its arguments with paths made absolute.
record TreeCommand(String word, List<String> arguments) {
    /// The kinds of arguments.
    private enum Kind {
        PATH,
        TEXT,
        COMPARISON,
        NUMBER,
        REST
    }

    private static final Map<String, List<Kind>> KINDS = Map.ofEntries(
            Map.entry("set", List.of(Kind.PATH, Kind.TEXT)),
            Map.entry("setm", List.of(Kind.PATH, Kind.TEXT, Kind.TEXT)),
            Map.entry("rm", List.of(Kind.PATH)),
            Map.entry("remove", List.of(Kind.PATH)),
            Map.entry("clear", List.of(Kind.PATH)),
            Map.entry("clearm", List.of(Kind.PATH, Kind.TEXT)),
            Map.entry("touch", List.of(Kind.PATH)),
            Map.entry("mv", List.of(Kind.PATH, Kind.PATH)),
            Map.entry("move", List.of(Kind.PATH, Kind.PATH)),
            Map.entry("rename", List.of(Kind.PATH, Kind.TEXT)),
            Map.entry("insert", List.of(Kind.TEXT, Kind.TEXT, Kind.PATH)),
            Map.entry("ins", List.of(Kind.TEXT, Kind.TEXT, Kind.PATH)),
            Map.entry("get", List.of(Kind.PATH, Kind.COMPARISON, Kind.TEXT)),
            Map.entry("values", List.of(Kind.PATH, Kind.REST)),
            Map.entry("match", List.of(Kind.PATH, Kind.REST)),
            Map.entry("defvar", List.of(Kind.TEXT, Kind.PATH)),
            Map.entry("defnode", List.of(Kind.TEXT, Kind.PATH, Kind.TEXT)),
            Map.entry("size", List.of(Kind.COMPARISON, Kind.NUMBER)),
            Map.entry("include", List.of(Kind.TEXT)),
            Map.entry("not_include", List.of(Kind.TEXT)),
            Map.entry("==", List.of(Kind.REST)),
            Map.entry("!=", List.of(Kind.REST)));

    /// Reads a command.
    ///
    /// @param context what comes before paths that are not absolute
    static TreeCommand parse(String line, String context) {
        CommandScanner scanner = new CommandScanner(line.strip());
        String word = scanner.word();
        List<Kind> kinds = KINDS.get(word);
        if (kinds == null) {
            throw new ResourceError("Unknown command " + word);
        }
        List<String> arguments = new ArrayList<>();
        for (Kind kind : kinds) {
            scanner.skipBlanks();
            int number = arguments.size() + 1;
            arguments.add(switch (kind) {
                case PATH -> absolute(scanner.path("missing path argument " + number + " for " + word), context);
                case TEXT -> scanner.text("missing string argument " + number + " for " + word);
                case COMPARISON -> scanner.comparison("invalid comparator for command " + word);
                case NUMBER -> scanner.number();
                case REST -> scanner.rest();
            });
        }
        return new TreeCommand(word, arguments);
    }

    private static String absolute(String path, String context) {
        return path.startsWith("$") || path.startsWith("/") ? path : context + path;
    }

    String argument(int index) {
        return arguments.get(index);
    }

    /// The command as `augtool` takes it.
    String line() {
        String name = switch (word) {
            case "remove" -> "rm";
            case "move" -> "mv";
            case "insert" -> "ins";
            default -> word;
        };
        List<Kind> kinds = KINDS.getOrDefault(word, List.of());
        StringBuilder line = new StringBuilder(name);
        for (int i = 0; i < arguments.size(); i++) {
            line.append(' ').append(kinds.get(i) == Kind.PATH ? arguments.get(i) : quoted(arguments.get(i)));
        }
        return line.toString();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t") + "\"";
    }
}
