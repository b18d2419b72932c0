package io.bindery.puppet.resource.exec;

import io.bindery.enact.exec.ExecGoal;
import io.bindery.enact.exec.ExecKeeper;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.Property;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.ValueProperty;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A command with its conditions.
final class Exec implements Managed {
    private static final Value NOT_RUN = Str.of("notrun");
    private static final ExecKeeper KEEPER = new ExecKeeper();
    /// The exit code of a shell that did not find the command.
    private static final int NOT_FOUND = 127;

    private final ExecSettings settings;
    private final boolean refreshOnly;
    private final List<String> creates;
    private final List<CommandLine> unless;
    private final List<CommandLine> onlyIf;
    private final @Nullable CommandLine refresh;
    private final Surroundings around;
    private final Speaker speaker;
    private final Commands commands;
    private final Property returns;

    Exec(
            ExecSettings settings,
            boolean refreshOnly,
            List<String> creates,
            List<CommandLine> unless,
            List<CommandLine> onlyIf,
            @Nullable CommandLine refresh,
            Surroundings around) {
        this.settings = settings;
        this.refreshOnly = refreshOnly;
        this.creates = creates;
        this.unless = unless;
        this.onlyIf = onlyIf;
        this.refresh = refresh;
        this.around = around;
        this.speaker = around.speaker();
        this.commands = new Commands(settings, around.host(), speaker);
        this.returns = new Returns();
    }

    @Override
    public List<Property> properties() {
        return List.of(returns);
    }

    @Override
    public Map<String, Value> retrieve() {
        Value should = returns.should();
        return Map.of("returns", isWanted(false) || should == null ? NOT_RUN : should);
    }

    @Override
    public boolean isPresent(Map<String, Value> current) {
        return true;
    }

    @Override
    public String provider() {
        return settings.provider();
    }

    @Override
    public boolean isRefreshable() {
        return true;
    }

    @Override
    public void refresh() {
        if (!isWanted(true)) {
            return;
        }
        if (refresh == null) {
            returns.sync();
        } else {
            run(refresh, 1, Set.of());
        }
    }

    /// Whether all conditions ask for the command.
    private boolean isWanted(boolean refreshing) {
        if (!refreshing && refreshOnly) {
            return refused("refreshonly");
        }
        for (String path : creates) {
            if (exists(path)) {
                return refused("creates");
            }
        }
        for (CommandLine check : unless) {
            Integer status = check("unless", check);
            if (status == null || status == 0) {
                return refused("unless");
            }
        }
        for (CommandLine check : onlyIf) {
            Integer status = check("onlyif", check);
            if (status == null || status != 0) {
                return refused("onlyif");
            }
        }
        return true;
    }

    private boolean refused(String check) {
        String command = settings.secret() ? "[command redacted]" : settings.command().shown();
        speaker.say(LogLevel.DEBUG, "'" + command + "' won't be executed because of failed check '" + check + "'");
        return false;
    }

    private boolean exists(String path) {
        try {
            return around.host().files().stateFollowingLinks(Path.of(path)).exists();
        } catch (java.io.IOException e) {
            return false;
        }
    }

    /// Runs a condition; its exit code, or null if it took too long.
    private @Nullable Integer check(String name, CommandLine check) {
        CommandLine line = commands.checked(check);
        Execution execution;
        try {
            execution = around.host().processes().ask(commands.command(line));
        } catch (CommandException e) {
            throw new ResourceError(String.valueOf(e.getMessage()));
        }
        if (execution.timedOut()) {
            speaker.say(name, LogLevel.ERR, "Check " + Attributes.inspect(Str.of(check.shown())) + " exceeded timeout");
            return null;
        }
        if (settings.secret()) {
            speaker.say(name, LogLevel.DEBUG, "[output redacted]");
        } else {
            lines(execution.text()).forEach(text -> speaker.say(name, LogLevel.DEBUG, text));
        }
        refuseUnknown(execution);
        return execution.status();
    }

    private static void refuseUnknown(Execution execution) {
        if (execution.status() == NOT_FOUND) {
            throw new ResourceError(execution.text());
        }
    }

    /// Runs a command as often as it takes; how it ended.
    private Execution run(CommandLine given, int tries, Set<Integer> accepted) {
        CommandLine line = commands.checked(given);
        @Nullable Execution[] last = {null};
        String unknown = commands.unknownAccount();
        if (unknown != null) {
            return commands.failedBy(unknown);
        }
        Command command = commands.command(line);
        String name = settings.secret() ? "[redacted]" : given.shown();
        ExecGoal goal = ExecGoal.of(name, command, execution -> last[0] = execution).accepting(accepted).trying(tries, settings.trySleep());
        var result = around.enactor().refresh(KEEPER, goal, io.bindery.enact.Mode.REPAIR);
        Execution execution = last[0];
        if (execution == null) {
            throw new ResourceError(result.reason().orElse("the command could not be started"));
        }
        if (execution.timedOut()) {
            throw new ResourceError("Command exceeded timeout");
        }
        refuseUnknown(execution);
        return execution;
    }

    private static List<String> lines(String output) {
        String shown = output.replaceFirst("\n+$", "");
        return shown.isEmpty() ? List.of() : List.of(shown.split("\n", -1));
    }

    /// The property `returns`: whether the command was run and its exit code is an expected one.
    private final class Returns extends ValueProperty {
        Returns() {
            super("exec", "returns", settings.returns().stream().map(code -> (Value) Str.of(code)).toList(), true, false, _ -> {});
        }

        @Override
        public String eventName() {
            return "executed_command";
        }

        @Override
        public String changeText(Value is, Value should) {
            return "executed successfully";
        }

        @Override
        public boolean isInSync(Value is) {
            return is instanceof Arr;
        }

        @Override
        public void sync() {
            Set<Integer> accepted = settings.returns().stream()
                    .filter(code -> code.matches("\\d{1,9}"))
                    .map(Integer::valueOf)
                    .collect(Collectors.toSet());
            Execution execution = run(settings.command(), settings.tries(), accepted);
            boolean good = settings.returns().contains(String.valueOf(execution.status()));
            log(execution, good);
            if (!good) {
                String command = settings.secret() ? "[command redacted]" : "'" + settings.command().shown() + "'";
                throw new ResourceError(
                        command + " returned " + execution.status() + " instead of one of [" + String.join(",", settings.returns()) + "]");
            }
        }

        private void log(Execution execution, boolean good) {
            boolean wanted = settings.logOutput().equals("true") || settings.logOutput().equals("on_failure") && !good;
            if (!wanted) {
                return;
            }
            if (settings.secret()) {
                speaker.say("returns", speaker.level(), "[output redacted]");
            } else {
                lines(execution.text()).forEach(line -> speaker.say("returns", speaker.level(), line));
            }
        }
    }
}
