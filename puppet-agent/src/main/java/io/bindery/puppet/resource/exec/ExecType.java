package io.bindery.puppet.resource.exec;

import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceSchema;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// `exec`: a command that is run if its conditions allow it.
public final class ExecType implements ResourceType {
    private static final ResourceSchema SCHEMA = new ResourceSchema(
            "exec",
            List.of("returns"),
            List.of("command", "path", "user", "group", "cwd", "logoutput", "refresh", "environment", "umask", "timeout", "tries", "try_sleep",
                    "refreshonly", "creates", "unless", "onlyif", "provider")).identifiedBy("command");
    private static final Pattern ENVIRONMENT = Pattern.compile("\\w+=");
    private static final Pattern UMASK = Pattern.compile("0?[0-7]{1,4}");
    private static final Duration USUAL_TIMEOUT = Duration.ofSeconds(300);
    private static final double MILLIS = 1000;

    @Override
    public ResourceSchema schema() {
        return SCHEMA;
    }

    @Override
    public List<String> redacted() {
        return List.of("command", "unless", "onlyif");
    }

    @Override
    public boolean isUnique() {
        return false;
    }

    @Override
    public Managed manage(Attributes attributes, Surroundings around) {
        String provider = attributes.text("provider", "posix");
        List<String> path = new ArrayList<>();
        attributes.texts("path").forEach(each -> path.addAll(List.of(each.split(":"))));
        CommandLine command = command(attributes);
        ExecSettings settings = new ExecSettings(
                command,
                provider,
                path,
                environment(attributes, around.speaker()),
                attributes.text("user"),
                attributes.text("group"),
                absolute(attributes, "cwd"),
                umask(attributes),
                timeout(attributes),
                tries(attributes),
                trySleep(attributes),
                returns(attributes),
                logOutput(attributes),
                attributes.isSensitive("command") || attributes.isSensitive("unless") || attributes.isSensitive("onlyif"));
        qualify(attributes, settings, "command", List.of(command));
        List<CommandLine> refresh = checks(attributes, "refresh");
        qualify(attributes, settings, "refresh", refresh);
        List<CommandLine> unless = checks(attributes, "unless");
        qualify(attributes, settings, "unless", unless);
        List<CommandLine> onlyIf = checks(attributes, "onlyif");
        qualify(attributes, settings, "onlyif", onlyIf);
        boolean refreshOnly = attributes.choice("refreshonly", "false", "true").equals("true");
        return new Exec(settings, refreshOnly, creates(attributes), unless, onlyIf, refresh.isEmpty() ? null : refresh.getFirst(), around);
    }

    private static CommandLine command(Attributes attributes) {
        Value value = attributes.value("command");
        return switch (value) {
            case null -> CommandLine.of(Str.of(attributes.title()));
            case Str _, Arr _ -> CommandLine.of(value);
            default -> throw attributes.invalid(
                    "command", "Command must be a String or Array<String>, got value of class " + (value instanceof Int ? "Integer" : value.getClass().getSimpleName()));
        };
    }

    private static List<CommandLine> checks(Attributes attributes, String name) {
        return attributes.list(name).stream().map(CommandLine::of).toList();
    }

    private static void qualify(Attributes attributes, ExecSettings settings, String name, List<CommandLine> commands) {
        for (CommandLine command : commands) {
            boolean lost = settings.provider().equals("posix") && settings.path().isEmpty() && !command.program().startsWith("/");
            if (lost) {
                String why = "'" + command.program() + "' is not qualified and no path was specified. Please qualify the command or specify a path.";
                throw name.equals("command") ? attributes.contradictory(why) : attributes.invalid(name, why);
            }
        }
    }

    private static String logOutput(Attributes attributes) {
        String given = attributes.oneOf("logoutput", "true", "false", "on_failure");
        return given == null ? "on_failure" : given;
    }

    private static List<String> environment(Attributes attributes, Speaker speaker) {
        List<String> settings = attributes.texts("environment");
        for (String setting : settings) {
            if (!ENVIRONMENT.matcher(setting).find()) {
                throw attributes.invalid("environment", "Invalid environment setting '" + setting + "'");
            }
            if (setting.endsWith("=") && setting.indexOf('=') == setting.length() - 1) {
                speaker.sayPlainly(
                        LogLevel.WARNING,
                        "Empty environment setting '" + setting.substring(0, setting.length() - 1) + "'" + attributes.placeBelow());
            }
        }
        return settings;
    }

    private static @org.jspecify.annotations.Nullable String absolute(Attributes attributes, String name) {
        String path = attributes.text(name);
        if (path != null && !path.startsWith("/")) {
            throw attributes.invalid(name, name + " must be a fully qualified path");
        }
        return path;
    }

    private static List<String> creates(Attributes attributes) {
        List<String> paths = attributes.texts("creates");
        for (String path : paths) {
            if (!path.startsWith("/")) {
                throw attributes.invalid("creates", "creates must be a fully qualified path");
            }
        }
        return paths;
    }

    private static int umask(Attributes attributes) {
        String text = attributes.text("umask");
        if (text == null) {
            return -1;
        }
        if (!UMASK.matcher(text).matches()) {
            throw attributes.invalid("umask", "The umask specification is invalid: " + Attributes.inspect(Str.of(text)));
        }
        return Integer.parseInt(text, 8);
    }

    private static Duration timeout(Attributes attributes) {
        List<Value> values = attributes.list("timeout");
        if (values.isEmpty()) {
            return USUAL_TIMEOUT;
        }
        try {
            return Duration.ofMillis((long) (Math.max(0, number(values.getFirst())) * MILLIS));
        } catch (NumberFormatException e) {
            throw attributes.unusable("timeout", "The timeout must be a number.");
        }
    }

    private static double number(Value value) {
        return switch (value) {
            case Int(long whole) -> whole;
            case Real(double real) -> real;
            default -> Double.parseDouble(Attributes.text(value).strip());
        };
    }

    private static int tries(Attributes attributes) {
        String text = attributes.text("tries", "1");
        if (!text.matches("\\d+")) {
            throw attributes.unusable("tries", "Tries must be an integer" + (text.matches("-\\d+") ? " >= 1" : ""));
        }
        int tries = Integer.parseInt(text);
        if (tries < 1) {
            throw attributes.unusable("tries", "Tries must be an integer >= 1");
        }
        return tries;
    }

    private static Duration trySleep(Attributes attributes) {
        List<Value> values = attributes.list("try_sleep");
        if (values.isEmpty()) {
            return Duration.ZERO;
        }
        try {
            double seconds = number(values.getFirst());
            if (seconds < 0) {
                throw attributes.unusable("try_sleep", "try_sleep cannot be a negative number");
            }
            return Duration.ofMillis((long) (seconds * MILLIS));
        } catch (NumberFormatException e) {
            throw attributes.unusable("try_sleep", "try_sleep must be a number");
        }
    }

    private static List<String> returns(Attributes attributes) {
        List<String> codes = attributes.texts("returns");
        return codes.isEmpty() ? List.of("0") : codes;
    }
}
