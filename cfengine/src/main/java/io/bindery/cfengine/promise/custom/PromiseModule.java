package io.bindery.cfengine.promise.custom;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.enact.host.Conversation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A running promise module and its protocol: lines `key=value`, or a JSON object on a line, ended by an empty line.
final class PromiseModule implements AutoCloseable {
    private final String path;
    private final @Nullable String interpreter;
    private final Conversation conversation;
    private final Log log;
    private boolean json;
    private boolean rehearses;

    PromiseModule(String path, @Nullable String interpreter, Conversation conversation, Log log) {
        this.path = path;
        this.interpreter = interpreter;
        this.conversation = conversation;
        this.log = log;
    }

    String path() {
        return path;
    }

    @Nullable String interpreter() {
        return interpreter;
    }

    /// Whether requests are JSON, which takes lists and containers too.
    boolean isJson() {
        return json;
    }

    /// Whether the module knows how to change nothing (`action_policy`).
    boolean canRehearse() {
        return rehearses;
    }

    /// Exchanges headers; false if the module does not speak the protocol.
    boolean greet(String version) {
        String named = interpreter + " " + path;
        conversation.say(ByteText.bytes("cf-agent " + version + " v1\n\n"));
        String header = line();
        if (header == null) {
            log.error("Did not receive header from promise module '" + path + "'");
            return false;
        }
        log.verbose("Received header from promise module: '" + header + "'");
        String end = line();
        if (end == null || !end.isEmpty()) {
            log.error("Promise module '" + named + "' failed to send empty line after header: '" + (end == null ? "" : end) + "'");
            return false;
        }
        List<String> flags = List.of(header.strip().split("\\s+"));
        json = flags.contains("json_based");
        rehearses = flags.contains("action_policy");
        if (!json && !flags.contains("line_based")) {
            log.log(Level.NOTICE, "Custom promise module '" + path + "' didn't fully specify protocol. Using 'line_based' as the default."
                    + " Please report this as a bug in the module");
        }
        return true;
    }

    ModuleAnswer ask(ModuleRequest request) {
        conversation.say(ByteText.bytes(json ? request.asJson() : request.asLines()));
        return answer();
    }

    private ModuleAnswer answer() {
        Map<Level, Integer> logged = new EnumMap<>(Level.class);
        Map<String, String> members = new java.util.HashMap<>();
        List<String> classes = new ArrayList<>();
        for (String line = line(); line != null && !line.isEmpty(); line = line()) {
            int equals = line.indexOf('=');
            if (line.startsWith("log_") && equals > 0) {
                message(line.substring("log_".length(), equals), line.substring(equals + 1), logged);
            } else if (json) {
                members(line, members, classes);
            } else if (equals > 0) {
                members.put(line.substring(0, equals), line.substring(equals + 1));
            } else {
                log.error("Promise module sent invalid line: '" + line + "'");
            }
        }
        String listed = members.get("result_classes");
        if (listed != null) {
            classes.addAll(List.of(listed.split(",")));
        }
        return new ModuleAnswer(members.get("result"), classes, logged);
    }

    private void message(String level, String text, Map<Level, Integer> logged) {
        for (Level each : Level.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(level)) {
                log.log(each, text);
                logged.merge(each, 1, Integer::sum);
                return;
            }
        }
        log.error("Promise module sent invalid log line: 'log_" + level + "=" + text + "'");
    }

    private void members(String line, Map<String, String> members, List<String> classes) {
        Data data;
        try {
            data = JsonReader.read(line);
        } catch (JsonError e) {
            log.error("Promise module '" + path + "' sent invalid JSON");
            return;
        }
        if (data instanceof Data.Mapping(var read)) {
            read.forEach((name, value) -> {
                switch (value) {
                    case Data.Text(String text) -> members.put(name, text);
                    case Data.Sequence(List<Data> items) when name.equals("result_classes") -> items.forEach(item -> {
                        if (item instanceof Data.Text(String text)) {
                            classes.add(text);
                        }
                    });
                    case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Sequence _, Data.Mapping _ -> {}
                }
            });
        }
    }

    private @Nullable String line() {
        byte[] line = conversation.hear();
        return line == null ? null : ByteText.of(line);
    }

    /// Tells the module that the run is over.
    @Override
    public void close() {
        if (conversation.say(ByteText.bytes(json ? "{\"operation\":\"terminate\"}\n\n" : "operation=terminate\n\n"))) {
            answer();
        }
        conversation.close();
    }
}
