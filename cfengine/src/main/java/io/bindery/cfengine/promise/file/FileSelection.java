package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.syntax.ClassExpression;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.file.ModeGoal;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Selects files by a `file_select` body: each criterion that holds defines a word, and `file_result` is an expression of these
/// words.
final class FileSelection {
    private final FileWork work;
    private final Attributes body;
    private final Keeping keeping;

    FileSelection(FileWork work) {
        this.work = work;
        this.body = work.body("file_select");
        this.keeping = work.keeping();
    }

    boolean selects(String name, FileState state) {
        // As CFEngine does: a body that does not say what its criteria come to selects nothing.
        ClassExpression expression = ClassExpression.parse(body.text("file_result", ""));
        return expression != null && expression.holds(held(name, state)::contains);
    }

    private Set<String> held(String full, FileState state) {
        Set<String> held = new HashSet<>();
        note(held, "leaf_name", anyMatches("leaf_name", full.substring(full.lastIndexOf('/') + 1)));
        note(held, "path_name", anyMatches("path_name", full));
        note(held, "file_types", body.list("file_types").contains(type(state)) || isPlain(state));
        note(held, "mode", body.list("search_mode").stream().anyMatch(mode -> hasMode(mode, state)));
        note(held, "size", inRange("search_size", state.size()));
        note(held, "owner", ownedBy(state));
        note(held, "group", inGroup(state));
        note(held, "atime", within("atime", state.accessed()));
        note(held, "ctime", within("ctime", state.changed()));
        note(held, "mtime", within("mtime", state.modified()));
        note(held, "issymlinkto", state.kind() == FileKind.LINK && anyMatches("issymlinkto", state.linkTarget()));
        note(held, "exec_regex", body.has("exec_regex") && outputMatches(full));
        note(held, "exec_program", body.has("exec_program") && succeeds(full));
        return held;
    }

    private static void note(Set<String> held, String word, boolean holds) {
        if (holds) {
            held.add(word);
        }
    }

    private boolean anyMatches(String attribute, String text) {
        return body.list(attribute).stream().anyMatch(pattern -> {
            Regex regex = Regex.compile(pattern);
            return regex != null && regex.matchesAll(text);
        });
    }

    private static String type(FileState state) {
        return switch (state.kind()) {
            case FILE -> "reg";
            case DIRECTORY -> "dir";
            case LINK -> "symlink";
            case PIPE, ABSENT -> "fifo";
            case OTHER -> "special";
        };
    }

    private boolean isPlain(FileState state) {
        return state.kind() == FileKind.FILE && body.list("file_types").contains("plain");
    }

    private static boolean hasMode(String text, FileState state) {
        ModeGoal goal = ModeText.parse(text);
        return goal != null && goal.applied(state.mode()) == state.mode();
    }

    private boolean inRange(String attribute, long number) {
        List<String> range = range(attribute);
        return range.size() == 2 && number >= bound(range.get(0)) && number <= bound(range.get(1));
    }

    private List<String> range(String attribute) {
        String text = body.text(attribute);
        return text == null ? List.of() : List.of(text.split(",", 2));
    }

    static long bound(String text) {
        String stripped = text.strip();
        if (stripped.equals("inf")) {
            return Long.MAX_VALUE;
        }
        Long number = io.bindery.cfengine.value.Numbers.whole(stripped);
        return number == null ? Long.MAX_VALUE : number;
    }

    private boolean within(String attribute, Instant time) {
        return inRange(attribute, time.getEpochSecond());
    }

    private boolean ownedBy(FileState state) {
        Accounts accounts = keeping.host().accounts();
        String name = accounts.user(state.owner()).map(Accounts.User::name).orElse("");
        return anyMatches("search_owners", name) || body.list("search_owners").contains(String.valueOf(state.owner()));
    }

    private boolean inGroup(FileState state) {
        Accounts accounts = keeping.host().accounts();
        String name = accounts.group(state.group()).map(Accounts.Group::name).orElse("");
        return anyMatches("search_groups", name) || body.list("search_groups").contains(String.valueOf(state.group()));
    }

    private boolean outputMatches(String path) {
        Regex regex = Regex.compile(body.text("exec_regex", ""));
        Execution execution = run(path, false);
        return execution != null && execution.status() == 0 && regex != null && regex.matchesAll(ByteText.of(execution.output()).strip());
    }

    /// Whether the program ends with success. Its output is the agent's too.
    private boolean succeeds(String path) {
        Execution execution = run(path, true);
        if (execution != null) {
            ByteText.lines(ByteText.of(execution.output())).forEach(keeping.log()::output);
        }
        return execution != null && execution.status() == 0;
    }

    /// Runs the program for a file, which `$(this.promiser)` in its line is; null if it could not be started.
    private @Nullable Execution run(String path, boolean shows) {
        String program = work.about(path).body("file_select").text("exec_program", "");
        Command command = Command.shell(ByteText.unicode(program));
        try {
            return keeping.host().processes().ask(shows ? command : command.separatingErrors());
        } catch (CommandException e) {
            return null;
        }
    }
}
