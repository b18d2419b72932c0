package io.bindery.cfengine.promise.command;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.ModuleProtocol;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// `commands`: runs a program, whose return code determines the outcome of the promise.
public final class CommandsType implements PromiseType {
    /// An account that is not there, as the reference program numbers it.
    private static final long UNKNOWN = 0xffff_fffeL;

    /// No account.
    private static final long NOBODY = 0xffff_ffffL;

    /// What a line of the module protocol begins with.
    private static final String PROTOCOL = "^+-=@%&#";

    private static final int QUOTED_LENGTH = 15;
    private static final int QUOTED_PROGRAM = 10;

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        String line = commandLine(promise);
        Attributes contain = promise.body("contain");
        boolean shell = usesShell(contain);
        // As CFEngine does: a command whose path is not a program is not run by a shell either.
        boolean powershell = contain.text("useshell", "").equals("powershell");
        boolean located = !shell && !powershell || promise.promiser().startsWith("/");
        if (located && !isExecutable(line, promise, keeping.log())) {
            return Outcome.FAILED;
        }
        long user = account(contain.text("exec_owner"), true, keeping, false);
        long group = account(contain.text("exec_group"), false, keeping, false);
        // As CFEngine does: `inform` is about a command that was run well, too.
        boolean informs = promise.attributes().flag("inform", true);
        inform(keeping, informs, "Executing '" + terms(contain, user, group) + "' ... '" + line + "'");
        // As CFEngine does: in a dry run a command that is only for show is run.
        boolean shows = keeping.isDryRun() && contain.flag("preview", false);
        if (keeping.isRehearsal(promise) && !shows) {
            keeping.log().warning(keeping.isDryRun()
                    ? "Would execute script '" + line + "'"
                    : "Command '" + line + "' needs to be executed, but only warning was promised");
            return Outcome.WARNED;
        }
        if (powershell) {
            keeping.log().error("Powershell is only supported on Windows");
            return Outcome.SKIPPED;
        }
        // As CFEngine does: a group alone cannot be taken on.
        boolean impossible = user == UNKNOWN || group >= 0 && user < 0;
        Outcome outcome = impossible
                ? concluded(promise, line, unprivileged(user), keeping)
                : run(promise, line, command(promise, line, shell, keeping).as((int) user, (int) group), keeping);
        inform(keeping, informs, "Completed execution of '" + line + "'");
        return outcome;
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        Attributes contain = promise.body("contain");
        account(contain.text("exec_owner"), true, keeping, true);
        account(contain.text("exec_group"), false, keeping, true);
        boolean contradictory = isSilent(promise) && contain.flag("preview", false);
        if (contradictory) {
            keeping.log().error("no_output and preview are mutually exclusive (broken promise)");
            keeping.evaluation().logPromise(Level.ERROR);
        }
        return !contradictory;
    }

    private static void inform(Keeping keeping, boolean informs, String message) {
        keeping.log().log(informs ? Level.INFO : Level.VERBOSE, message);
    }

    private static String terms(Attributes contain, long user, long group) {
        String limit = contain.has("exec_timeout") ? "timeout=" + contain.number("exec_timeout", 0) + "s" : "no timeout";
        return limit + (user < 0 ? "" : ",uid=" + user) + (group < 0 ? "" : ",gid=" + group);
    }

    private static String commandLine(ExpandedPromise promise) {
        StringBuilder line = new StringBuilder(promise.promiser());
        String arguments = promise.attributes().text("args");
        if (arguments != null) {
            line.append(' ').append(arguments);
        }
        for (String argument : promise.attributes().list("arglist")) {
            line.append(' ').append(argument);
        }
        return line.toString();
    }

    private static boolean usesShell(Attributes contain) {
        return contain.text("useshell", "").equals("useshell") || contain.flag("useshell", false);
    }

    /// The program: the first word, which may be quoted. A quote that is not closed is part of it.
    private static String program(String line) {
        boolean quoted = !line.isEmpty() && "\"'`".indexOf(line.charAt(0)) >= 0;
        if (quoted && line.indexOf(line.charAt(0), 1) < 0) {
            return line.split("\\s", 2)[0];
        }
        if (line.startsWith("'") || line.startsWith("`")) {
            // As CFEngine does: only double quotes may stand around a program.
            return line.split("\\s", 2)[0];
        }
        List<String> words = CommandLine.split(line);
        return words.isEmpty() ? "" : words.getFirst();
    }

    private static boolean isExecutable(String line, ExpandedPromise promise, Log log) {
        String program = program(line);
        Path path = ByteText.path(program);
        if (program.startsWith("/") && Files.isExecutable(path)) {
            log.verbose("Promiser string contains a valid executable '" + program + "' - ok");
            return true;
        }
        if (!Files.exists(path)) {
            log.error("Proposed executable file '" + program + "' doesn't exist");
        } else if (Files.isDirectory(path)) {
            log.error("'" + program + "' is not a regular file");
        }
        log.error("'" + promise.promiser() + "' promises to be executable but isn't");
        if (promise.promiser().indexOf(' ') >= 0) {
            log.verbose("Paths with spaces must be inside escaped quoutes (e.g. \\\"" + promise.promiser() + "\\\")");
        }
        return false;
    }

    private static Outcome run(ExpandedPromise promise, String line, Command command, Keeping keeping) {
        Optional<Execution> hindered = hindrance(command);
        Consumer<String> complaint =
                reason -> keeping.log().error("Couldn't open pipe to command '" + line + "'. (cf_popen: " + reason + ")");
        if (hindered.isEmpty() && promise.body("action").flag("background", false)) {
            Host host = keeping.host();
            keeping.inBackground(() -> {
                Optional<Execution> execution = HostPrograms.actApart(line, command, host, complaint);
                return () -> execution.ifPresent(each -> finish(promise, line, each, keeping));
            });
            return Outcome.SKIPPED;
        }
        return hindered.or(() -> HostPrograms.act(line, command, keeping, complaint))
                .map(execution -> concluded(promise, line, execution, keeping))
                .orElse(Outcome.FAILED);
    }

    /// Writes the output and the end of a command that ran in the background. As CFEngine does: its end is logged a second time, and nothing else
    /// follows from it.
    private static void finish(ExpandedPromise promise, String line, Execution execution, Keeping keeping) {
        keeping.record(promise, concluded(promise, line, execution, keeping));
        inform(keeping, promise.attributes().flag("inform", true), "Completed execution of '" + line + "'");
    }

    private static Outcome concluded(ExpandedPromise promise, String line, Execution execution, Keeping keeping) {
        obey(promise, line, execution, keeping);
        Outcome outcome = execution.timedOut() ? late(promise, keeping.log()) : ReturnCodes.judge(promise, execution.status(), keeping);
        keeping.logOutcome(promise, outcome);
        quote(promise, line, execution, keeping.log());
        return outcome;
    }

    /// Whether the output is hidden: the output of a module is, unless the promise asks for it.
    private static boolean isSilent(ExpandedPromise promise) {
        return promise.body("contain").flag("no_output", isModule(promise));
    }

    private static boolean isModule(ExpandedPromise promise) {
        return promise.attributes().flag("module", false);
    }

    /// As CFEngine does: an account that is not there is given up by the process that should have become it.
    private static Execution unprivileged(long user) {
        return refused("Unable to get login groups when dropping privilege to '" + (user < 0 ? NOBODY : user) + "'. (getpwuid: Success)");
    }

    private static Outcome late(ExpandedPromise promise, Log log) {
        log.error("Finished script '" + promise.promiser() + "' - failed (abnormal termination)");
        return Outcome.FAILED;
    }

    /// What stands in for a run of a command that cannot be started.
    private static Optional<Execution> hindrance(Command command) {
        Path directory = command.chroot() == null ? command.directory() : null;
        if (directory != null && !Files.isDirectory(directory)) {
            return Optional.of(refused("Couldn't chdir to '" + ByteText.of(directory) + "'. (chdir: No such file or directory)"));
        }
        return Files.isDirectory(Path.of(command.words().getFirst()))
                ? Optional.of(refused("Couldn't run '" + command.words().getFirst() + "'. (execv: Permission denied)"))
                : Optional.empty();
    }

    /// As CFEngine does: if a child process cannot start the command, it prints the error as if it were the command's output.
    private static Execution refused(String reason) {
        return new Execution(1, ByteText.bytes("   error: " + reason + "\n"), new byte[0], false);
    }

    private static Command command(ExpandedPromise promise, String line, boolean shell, Keeping keeping) {
        Attributes contain = promise.body("contain");
        Command command = shell
                ? Command.shell(ByteText.unicode(line))
                : Command.of(words(promise).stream().map(ByteText::unicode).toList());
        command = command.with(environment(keeping));
        if (contain.has("chdir")) {
            command = command.in(ByteText.path(contain.text("chdir", "/")));
        }
        if (contain.has("chroot")) {
            command = command.inRoot(ByteText.path(contain.text("chroot", "/")));
        }
        command = command.masked(Integer.parseInt(contain.text("umask", "77"), 8));
        if (contain.has("exec_timeout")) {
            command = command.within(Duration.ofSeconds(contain.number("exec_timeout", 0)));
        }
        return command;
    }

    /// As CFEngine does: what `arglist` gives is taken apart at spaces too.
    private static List<String> words(ExpandedPromise promise) {
        return CommandLine.split(commandLine(promise));
    }

    private static Map<String, String> environment(Keeping keeping) {
        Map<String, String> variables = new java.util.LinkedHashMap<>();
        String libraries = keeping.control("agent").text("childlibpath");
        if (libraries != null) {
            variables.put("LD_LIBRARY_PATH", libraries);
        }
        for (String setting : keeping.control("agent").list("environment")) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                variables.put(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
        return variables;
    }

    /// The number of an account: -1 if none is requested, [#UNKNOWN] if the account does not exist.
    private static long account(@Nullable String name, boolean isUser, Keeping keeping, boolean complains) {
        if (name == null) {
            return -1;
        }
        if (!name.isEmpty() && name.chars().allMatch(Character::isDigit)) {
            return Long.parseLong(name);
        }
        Accounts accounts = keeping.host().accounts();
        Integer number = isUser
                ? accounts.user(name).map(Accounts.User::uid).orElse(null)
                : accounts.group(name).map(Accounts.Group::gid).orElse(null);
        if (number == null && complains) {
            keeping.log().info("Could not get " + (isUser ? "UID for user '" : "GID for group '") + name + "', ("
                    + (isUser ? "getpwnam" : "getgrnam") + ": not found)");
            keeping.evaluation().logPromise(Level.INFO);
        }
        return number == null ? UNKNOWN : number;
    }

    /// Does what a module says in its protocol.
    private static void obey(ExpandedPromise promise, String line, Execution execution, Keeping keeping) {
        if (!isModule(promise)) {
            return;
        }
        ModuleProtocol protocol =
                new ModuleProtocol(keeping.evaluation(), moduleName(promise.promiser()), keeping.persistentClasses());
        for (String each : ByteText.lines(ByteText.of(execution.output()))) {
            protocol.read(each);
            if (!isSilent(promise) && !each.isEmpty() && PROTOCOL.indexOf(each.charAt(0)) < 0) {
                keeping.log().info("M '" + line + "': " + each);
            }
        }
    }

    private static void quote(ExpandedPromise promise, String line, Execution execution, Log log) {
        String quote = "Q: \"..." + quoted(line) + "\": ";
        List<String> quotes = ByteText.lines(ByteText.of(execution.output())).stream()
                .filter(each -> !each.isBlank())
                .map(quote::concat)
                .toList();
        if (isSilent(promise) || quotes.isEmpty()) {
            return;
        }
        log.log(Level.NOTICE, String.join("\n", quotes));
        log.info("Last " + quotes.size() + " quoted lines were generated by promiser '" + line + "'");
    }

    /// The end of the program's name and the beginning of what follows.
    private static String quoted(String line) {
        int space = line.indexOf(' ');
        int start = Math.max(0, (space < 0 ? line.length() : space) - QUOTED_PROGRAM);
        return line.substring(start, Math.min(line.length(), start + QUOTED_LENGTH));
    }

    /// A module's variables are in a scope named after its file.
    private static String moduleName(String promiser) {
        String program = program(promiser);
        return program.substring(program.lastIndexOf('/') + 1);
    }
}
