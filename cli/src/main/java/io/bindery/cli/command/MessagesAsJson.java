package io.bindery.cli.command;

import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A command whose result is a few lines of text, with a flag that prints them as JSON: `exit_code`, `messages` and `errors`.
public record MessagesAsJson(Command command) implements Command {
    private static final String JSON = "json";

    @Override
    public Synopsis synopsis() {
        Synopsis own = command.synopsis();
        return own.with(List.of(Flag.on(JSON, "Print a JSON object with exit_code, messages and errors.")));
    }

    @Override
    public int start(String[] arguments) {
        List<String> given = List.of(arguments);
        if (!given.contains("--" + JSON) || given.contains("--help")) {
            return given.contains("--help") ? Command.super.start(arguments) : command.start(arguments);
        }
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int code;
        try {
            System.setOut(new PrintStream(messages, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
            code = command.start(given.stream().filter(argument -> !argument.equals("--" + JSON)).toArray(String[]::new));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        JsonOutput json = new JsonOutput();
        json.beginObject().key("exit_code").number(code);
        lines(json, "messages", messages);
        lines(json, "errors", errors);
        out.println(json.endObject());
        return code;
    }

    private static void lines(JsonOutput json, String key, ByteArrayOutputStream text) {
        json.key(key).beginArray();
        text.toString(StandardCharsets.UTF_8).lines().forEach(json::string);
        json.endArray();
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        return command.run(flags);
    }
}
