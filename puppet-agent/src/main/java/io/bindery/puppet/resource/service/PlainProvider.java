package io.bindery.puppet.resource.service;

import io.bindery.enact.host.Execution;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.Lines;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Tool;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// `base`: a service with commands of its own, or one found in the process table. Other providers supply the commands.
class PlainProvider {
    private final ServiceSettings settings;
    private final Tool tool;
    private final Speaker speaker;

    PlainProvider(ServiceSettings settings, Tool tool, Speaker speaker) {
        this.settings = settings;
        this.tool = tool;
        this.speaker = speaker;
    }

    ServiceSettings settings() {
        return settings;
    }

    Tool tool() {
        return tool;
    }

    String name() {
        return "base";
    }

    boolean isSuitable() {
        return tool.find("kill").isPresent();
    }

    /// The words that start the service.
    List<String> startWords() {
        String binary = settings.binary();
        if (binary == null) {
            throw new ResourceError("Services must specify a start command or a binary");
        }
        return Lines.words(binary);
    }

    /// The words that stop the service; null if its process is ended.
    @Nullable List<String> stopWords() {
        return null;
    }

    /// The words that tell whether it runs; null if the process table does.
    @Nullable List<String> statusWords() {
        return null;
    }

    /// The words that restart it; null if it is stopped and started.
    @Nullable List<String> restartWords() {
        return null;
    }

    boolean isRunning() {
        String given = settings.status();
        List<String> words = given == null ? statusWords() : Lines.words(given);
        return words == null ? process().isPresent() : tool.ask(words).status() == 0;
    }

    private Optional<String> process() {
        Pattern pattern;
        try {
            pattern = Pattern.compile(settings.pattern());
        } catch (PatternSyntaxException e) {
            throw new ResourceError("Invalid pattern '" + settings.pattern() + "': " + e.getDescription());
        }
        return tool.told(List.of(tool.require("ps"), "-ef")).lines()
                .filter(line -> pattern.matcher(line).find())
                .map(line -> line.strip().split("\\s+")[1])
                .findFirst();
    }

    void start() {
        perform("start", settings.start(), settings.start() == null ? startWords() : null);
    }

    void stop() {
        List<String> words = settings.stop() == null ? stopWords() : null;
        if (settings.stop() != null || words != null) {
            perform("stop", settings.stop(), words);
            return;
        }
        Optional<String> process = process();
        if (process.isEmpty()) {
            speaker.say(LogLevel.INFO, settings.name() + " is not running");
            return;
        }
        try {
            tool.act(List.of(tool.require("kill"), process.get()));
        } catch (ResourceError error) {
            throw new ResourceError("Could not kill " + settings.name() + ", PID " + process.get() + ": ");
        }
    }

    void restart() {
        List<String> words = settings.restart() == null ? restartWords() : null;
        if (settings.restart() != null || words != null) {
            perform("restart", settings.restart(), words);
        } else {
            stop();
            start();
        }
    }

    private void perform(String action, @Nullable String line, @Nullable List<String> words) {
        try {
            if (line != null) {
                tool.actLine(line);
            } else if (words != null) {
                tool.act(words);
            }
        } catch (ResourceError error) {
            throw new ResourceError("Could not " + action + " " + settings.reference() + ": " + error.message());
        }
    }

    /// Whether services can be kept from being started at all.
    boolean isMaskable() {
        return false;
    }

    /// The feature that the provider lacks for a way to enable a service, as Puppet names it.
    Optional<String> startFeature(String enable) {
        if (!isEnableable()) {
            return Optional.empty();
        }
        return switch (enable) {
            case "manual" -> Optional.of("manual_startable");
            case "delayed" -> Optional.of("delayed_startable");
            case "mask" -> isMaskable() ? Optional.empty() : Optional.of("maskable");
            default -> Optional.empty();
        };
    }

    /// Whether the provider can enable services at boot.
    boolean isEnableable() {
        return false;
    }

    /// `true`, `false`, or another word of the provider.
    String enabled(@Nullable String wanted) {
        return "false";
    }

    void enable(String wanted) {
        throw new ResourceError("Provider " + name() + " does not support enabling services");
    }

    /// Whether nothing can be done about starting at boot.
    boolean isFixed() {
        return false;
    }

    /// The output of a command, without the line end.
    Execution asked(List<String> words) {
        return tool.ask(words);
    }
}
