package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Every flag of every command changes what the command prints, writes or answers, or is refused.
///
/// `src/test/flags/COMMAND.flags` has a row for each flag. A command line is run without and with it, each in a fresh copy of a small site, and the two must
/// differ. `-Dflags.of=COMMAND` runs the rows of that command only. Lines of a table:
///
/// - `$ WORDS`: the command line that the rows below add to; `SITE` is the copy of the site
/// - `> WORDS`: a command to run before, in the copy
/// - `< TEXT`: the standard input
/// - `--flag VALUE`: a row; `| WORDS` after it are given without the flag too
/// - `--flag VALUE ! TEXT`: a row whose flag is refused, with that text
/// - `--flag = TestClass`: a flag that is tried by that test
/// - `--flag ~ REASON`: a flag that is taken without effect for the sake of scripts, as its help says
/// - `$$ WORDS`: the same, in a process of its own: a log that writes to the descriptors of the process is seen so only
/// - `& COMMAND`: the rows of that command hold for this one too, because both read the flags with the same code
/// - `@ FILE WORDS`: the lines of another file, with `WORDS` for its `CMD`
class FlagsActTest {
    private static final Path TABLES = Path.of("src/test/flags");

    @TempDir
    private Path work;

    private final Map<List<String>, Path> prepared = new HashMap<>();

    /// A line of a table.
    private record Row(boolean apart, List<String> base, List<String> before, String input, List<String> flag, List<String> context, String refusal) {
        String name() {
            String first = flag.getFirst();
            int equals = first.indexOf('=');
            return first.startsWith("--") ? first.substring(2, equals < 0 ? first.length() : equals) : first.substring(1, 2);
        }
    }

    /// A table: rows that are run, and the flags that are not, with the reason.
    private record Table(List<Row> rows, Map<String, String> tried, Map<String, String> idle, List<String> shared) {}

    /// What a run shows: exit code, streams, and the files of the site.
    private record Shown(Map<String, String> parts) {}

    private static List<String> lines(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("@ ")) {
                String[] other = line.split(" ", 3);
                lines(TABLES.resolve(other[1])).forEach(each -> lines.add(each.replace("CMD", other[2])));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                lines.add(line);
            }
        }
        return lines;
    }

    private static Table table(Path file) throws IOException {
        Table table = new Table(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>(), new ArrayList<>());
        List<String> base = List.of();
        List<String> before = new ArrayList<>();
        String input = "";
        boolean complete = true;
        boolean apart = false;
        for (String line : lines(file)) {
            String rest = line.length() > 2 ? line.substring(2).strip() : "";
            char kind = line.charAt(0);
            if (complete && "$<>".indexOf(kind) >= 0) {
                before = new ArrayList<>();
                input = "";
            }
            complete = kind != '<' && kind != '>';
            if (kind == '$') {
                apart = line.startsWith("$$");
                base = words(rest);
            } else if (kind == '&') {
                table.shared.add(line.substring(2));
            } else if (kind == '>') {
                before.add(rest);
            } else if (kind == '<') {
                input = rest.replace("\\n", "\n");
            } else if (line.matches("--?[\\w-]+ = \\w+")) {
                table.tried.put(line.substring(2, line.indexOf(" = ")), line.substring(line.indexOf(" = ") + 3));
            } else if (line.matches("--?[\\w-]+ ~ .*")) {
                table.idle.put(line.substring(2, line.indexOf(" ~ ")), line.substring(line.indexOf(" ~ ") + 3));
            } else {
                String[] refused = line.split(" ! ", 2);
                String[] given = refused[0].split(" \\| ", 2);
                table.rows.add(new Row(
                        apart, base, List.copyOf(before), input, words(given[0]), given.length > 1 ? words(given[1]) : List.of(), refused.length > 1 ? refused[1].strip() : ""));
            }
        }
        return table;
    }

    /// Words between blanks; in single quotes a word may have blanks.
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        boolean any = false;
        for (char character : (text + " ").toCharArray()) {
            if (character == '\'') {
                quoted = !quoted;
                any = true;
            } else if (character == ' ' && !quoted) {
                if (any) {
                    words.add(word.toString());
                }
                word.setLength(0);
                any = false;
            } else {
                word.append(character);
                any = true;
            }
        }
        return words;
    }

    private static Path file(String command) {
        return TABLES.resolve(command.replace(' ', '-') + ".flags");
    }

    /// The flags that a command takes.
    private static List<Flag> flags(String command) {
        if (command.startsWith("cf-")) {
            return io.bindery.cli.cf.CfCommands.flags(command);
        }
        Command found = new BinderyCommand();
        for (String word : command.split(" ")) {
            found = ((CommandGroup) found).named(word);
        }
        return found.synopsis().taken();
    }

    private static List<String> commands() {
        List<String> all = new ArrayList<>(CommandHelpTest.commands());
        all.addAll(List.of("cf-agent", "cf-promises", "cf-serverd", "cf-monitord"));
        return all;
    }

    @Test
    void everyFlagHasARow() throws IOException {
        Map<String, Set<String>> missing = new TreeMap<>();
        for (String command : commands()) {
            Set<String> names = new TreeSet<>();
            for (Flag flag : flags(command)) {
                names.add(flag.name());
            }
            // These two are alike in all commands; CommandHelpTest tries them.
            names.remove("help");
            names.remove("version");
            names.removeAll(covered(command, command));
            if (command.equals("check")) {
                names.removeIf(name -> name.endsWith("-check"));
            }
            if (command.equals("server")) {
                names.removeAll(io.bindery.puppet.load.Settings.defaults("localhost").values().keySet());
            }
            if (!names.isEmpty()) {
                missing.put(command, names);
            }
        }
        assertThat(missing).as("flags without a row in src/test/flags").isEmpty();
    }

    /// The flags of a command that the table of another one, or its own, has.
    private static Set<String> covered(String command, String other) throws IOException {
        Set<String> names = new HashSet<>();
        if (!Files.exists(file(other))) {
            return names;
        }
        Table table = table(file(other));
        Set<String> given = new HashSet<>(table.tried.keySet());
        given.addAll(table.idle.keySet());
        table.rows.forEach(row -> given.add(row.name()));
        for (Flag flag : flags(command)) {
            if (given.contains(flag.name()) || given.contains("no-" + flag.name()) && opposites(command).contains(flag.name()) || given.contains(String.valueOf(flag.letter()))) {
                names.add(flag.name());
            }
        }
        for (String shared : table.shared) {
            names.addAll(covered(command, shared));
        }
        return names;
    }

    private static List<String> opposites(String command) {
        return flags(command).stream().filter(flag -> flag.argument() == Argument.OPPOSITE).map(Flag::name).toList();
    }

    @Test
    void flagsTriedElsewhereNameATestThatIsThere() throws IOException {
        for (String command : commands()) {
            Map<String, String> tried = Files.exists(file(command)) ? table(file(command)).tried : Map.of();
            for (Map.Entry<String, String> each : tried.entrySet()) {
                try (Stream<Path> tests = Files.find(Path.of(".."), 16, (path, attributes) -> path.endsWith(each.getValue() + ".java"))) {
                    assertThat(tests.findAny()).as("%s --%s", command, each.getKey()).isPresent();
                }
            }
        }
    }

    @Test
    void flagsWithoutEffectSayItInTheirHelp() throws IOException {
        for (String command : commands()) {
            Map<String, String> idle = Files.exists(file(command)) ? table(file(command)).idle : Map.of();
            for (Flag flag : flags(command)) {
                if (idle.containsKey(flag.name())) {
                    assertThat(flag.help()).as("%s --%s", command, flag.name()).containsPattern("(?i)accepted|only form|only one|default|nothing to|for the sake");
                }
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyFlagActsOrIsRefused() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String command : commands()) {
            if (Files.exists(file(command)) && command.startsWith(System.getProperty("flags.of", ""))) {
                Map<List<String>, Shown[]> bases = new HashMap<>();
                for (Row row : table(file(command)).rows) {
                    tests.add(DynamicTest.dynamicTest(String.join(" ", row.base.getFirst(), String.join(" ", row.flag)), () -> tried(row, bases)));
                }
            }
        }
        return tests.stream();
    }

    private void tried(Row row, Map<List<String>, Shown[]> bases) throws IOException {
        List<String> without = new ArrayList<>(row.base);
        without.addAll(row.context);
        List<String> with = new ArrayList<>(row.base);
        with.addAll(row.flag);
        with.addAll(row.context);
        if (!row.refusal.isEmpty()) {
            Shown shown = run(row, with);
            assertThat(shown.parts.get("code")).isNotEqualTo("0");
            assertThat(shown.parts.get("err")).contains(row.refusal);
            return;
        }
        List<String> key = new ArrayList<>(without);
        key.add(row.apart + " " + row.before + row.input);
        Shown[] base = bases.get(key);
        if (base == null) {
            base = new Shown[] {run(row, without), run(row, without)};
            bases.put(key, base);
        }
        Shown flagged = run(row, with);
        assertThat(flagged.parts.get("err")).as("the flag is read").doesNotContain("Usage: ").doesNotContain("unrecognized option").doesNotContain("invalid option");
        Set<String> names = new HashSet<>(base[0].parts.keySet());
        names.addAll(flagged.parts.keySet());
        List<String> differing = new ArrayList<>();
        for (String name : names) {
            String one = base[0].parts.get(name);
            boolean stable = Objects.equals(one, base[1].parts.get(name));
            if (stable && !Objects.equals(one, flagged.parts.get(name))) {
                differing.add(name);
            }
        }
        assertThat(differing).as("what %s changes of: %s\ngave %s", row.flag, String.join(" ", without), flagged.parts.get("out") + flagged.parts.get("err")).isNotEmpty();
    }

    private Shown run(Row row, List<String> words) throws IOException {
        Path site = site(row);
        String[] line = words.stream().map(word -> word.replace("SITE", site.toString())).toArray(String[]::new);
        Ran ran = row.apart ? FlagsSite.apart(line) : Ran.withInput(row.input.replace("SITE", site.toString()), line);
        Map<String, String> parts = new TreeMap<>();
        parts.put("code", String.valueOf(ran.code()));
        parts.put("out", plain(ran.out(), site));
        parts.put("err", plain(ran.err(), site));
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.toList()) {
                String name = site.relativize(file).toString();
                if (!name.contains(".git/objects")) {
                    parts.put("file " + name, Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? plain(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1), site) : "");
                }
            }
        }
        FlagsSite.remove(site);
        return new Shown(parts);
    }

    /// A fresh copy of the site, always at the same place, so that what the commands before made can be kept for the next row.
    private Path site(Row row) throws IOException {
        Path site = work.toRealPath().resolve("site");
        Path kept = prepared.get(row.before);
        if (kept != null) {
            FlagsSite.copyTree(kept, site);
            return site;
        }
        FlagsSite.layOut(site);
        for (String before : row.before) {
            FlagsSite.prepare(site, words(before.replace("SITE", site.toString())));
        }
        Path keep = work.toRealPath().resolve("prepared-" + prepared.size());
        FlagsSite.copyTree(site, keep);
        prepared.put(row.before, keep);
        return site;
    }

    private static String plain(String text, Path site) {
        return text.replace(site.toString(), "SITE")
                .replaceAll("\\b\\d+\\.\\d\\d+\\b", "0.00")
                .replaceAll("\"version\":\\d+", "\"version\":0")
                .replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "UUID")
                .replaceAll("\\d{4}-\\d\\d-\\d\\d[ T]\\d\\d:\\d\\d:\\d\\d[.\\d]*", "TIME");
    }
}
