package io.bindery.fleet.code;

import io.bindery.puppet.name.ModuleName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The modules that a Puppetfile requests. A Puppetfile is a Ruby program; its statements `forge`, `moduledir` and `mod` with
/// literal arguments are read, and any other statement is refused with its line.
///
/// @param moduledir the directory for modules, relative to the environment
public record Puppetfile(String moduledir, List<Module> modules) {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<space>[ \\t\\r]+|#[^\\n]*|\\\\\\n)|(?<line>\\n)|'(?<single>(?:[^'\\\\]++|\\\\.)*+)'|\"(?<double>(?:[^\"\\\\]++|\\\\.)*+)\""
                    + "|(?<key>\\w+):(?!:)|:(?<symbol>\\w+)|(?<arrow>=>)|(?<comma>,)|(?<word>\\w+)|(?<other>.)");

    private static final Pattern FULL_NAME = Pattern.compile("[A-Za-z0-9_-]{1,240}");
    private static final Pattern VERSION = Pattern.compile("[A-Za-z0-9_.+-]{0,100}");
    /// As librarian-puppet has them: `>= 1.1.0`, `~> 5.6`, `>= 1.0.0 < 2.0.0`.
    private static final Pattern RANGE = Pattern.compile("\\s*(?:(?:[<>]=?|=|~>?|\\^)\\s*[0-9][A-Za-z0-9_.+-]*[\\s,]*){1,5}|[0-9.]{1,20}[xX]");
    private static final Pattern FOLDER = Pattern.compile("[A-Za-z0-9_.+/-]{1,1000}");

    /// A module.
    ///
    /// @param name as written: `apache` or `puppetlabs/apache`
    /// @param version the version on the forge; empty if none is given, or a range
    /// @param options `git`, `ref`, `branch`, `tag`, `commit`, `local`, `install_path` and the like
    public record Module(String name, String version, Map<String, String> options, int line) {
        /// The name of its directory.
        public String directory() {
            String[] parts = name.split("[/-]", 2);
            return parts[parts.length - 1];
        }

        /// `puppetlabs-apache`.
        public String fullName() {
            return name.replace('/', '-');
        }
    }

    private record Token(String kind, String text, int line) {}

    /// @param label names the file in errors
    public static Puppetfile read(String label, String text) {
        String moduledir = "modules";
        List<Module> modules = new ArrayList<>();
        for (List<Token> statement : statements(label, text)) {
            Token first = statement.getFirst();
            switch (first.text) {
                case "forge" -> argument(label, statement);
                case "moduledir" -> moduledir = inside(label, first, argument(label, statement));
                case "mod" -> modules.add(module(label, statement));
                default -> throw wrong(label, first);
            }
        }
        return new Puppetfile(moduledir, List.copyOf(modules));
    }

    // A statement ends with its line, unless a comma or an arrow is the last thing on it.
    private static List<List<Token>> statements(String label, String text) {
        List<List<Token>> statements = new ArrayList<>();
        List<Token> current = new ArrayList<>();
        int line = 1;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            Token token = token(matcher, line);
            line += (int) matcher.group().chars().filter(each -> each == '\n').count();
            switch (token.kind) {
                case "space" -> {}
                case "line" -> {
                    String last = current.isEmpty() ? "comma" : current.getLast().kind;
                    if (!last.equals("comma") && !last.equals("arrow") && !last.equals("key")) {
                        statements.add(current);
                        current = new ArrayList<>();
                    }
                }
                case "other" -> throw wrong(label, token);
                default -> current.add(token);
            }
        }
        if (!current.isEmpty()) {
            statements.add(current);
        }
        return statements;
    }

    private static Token token(Matcher matcher, int line) {
        for (String kind : List.of("space", "line", "single", "double", "key", "symbol", "arrow", "comma", "word", "other")) {
            String text = matcher.group(kind);
            if (text != null) {
                boolean quoted = kind.equals("single") || kind.equals("double");
                return new Token(quoted ? "text" : kind, quoted ? text.replaceAll("\\\\(.)", "$1") : text, line);
            }
        }
        throw new IllegalStateException(matcher.group());
    }

    private static String argument(String label, List<Token> statement) {
        if (statement.size() != 2 || !statement.get(1).kind.equals("text")) {
            throw wrong(label, statement.getFirst());
        }
        return statement.get(1).text;
    }

    private static Module module(String label, List<Token> statement) {
        if (statement.size() < 2 || !statement.get(1).kind.equals("text")) {
            throw wrong(label, statement.getFirst());
        }
        String version = "";
        Map<String, String> options = new LinkedHashMap<>();
        int at = 2;
        while (at < statement.size()) {
            if (!statement.get(at).kind.equals("comma") || at + 1 >= statement.size()) {
                throw wrong(label, statement.get(at));
            }
            Token token = statement.get(at + 1);
            boolean isOption = token.kind.equals("key")
                    || token.kind.equals("symbol") && at + 2 < statement.size() && statement.get(at + 2).kind.equals("arrow");
            if (!isOption) {
                version = RANGE.matcher(token.text).matches() ? "" : token.text;
                at += 2;
                continue;
            }
            int value = at + (token.kind.equals("key") ? 2 : 3);
            if (value >= statement.size()) {
                throw wrong(label, token);
            }
            options.put(token.text, (statement.get(value).kind.equals("symbol") ? ":" : "") + statement.get(value).text);
            at = value + 1;
        }
        Module module = new Module(statement.get(1).text, version, options, statement.getFirst().line);
        if (!ModuleName.isValid(module.directory()) || !FULL_NAME.matcher(module.fullName()).matches() || !VERSION.matcher(version).matches()) {
            throw wrong(label, statement.get(1));
        }
        String path = options.get("install_path");
        if (path != null) {
            inside(label, statement.get(1), path);
        }
        return module;
    }

    /// A folder for modules: names below the environment, none of which leads up.
    private static String inside(String label, Token token, String folder) {
        if (folder.isBlank() || folder.startsWith("/") || !FOLDER.matcher(folder).matches() || List.of(folder.split("/")).contains("..")) {
            throw wrong(label, token);
        }
        return folder;
    }

    private static CodeError wrong(String label, Token token) {
        return new CodeError(
                "Could not read " + label + ":" + token.line + ": unexpected '" + token.text + "'",
                "only forge, moduledir and mod with literal arguments are read; --no-puppetfile leaves the file out");
    }
}
