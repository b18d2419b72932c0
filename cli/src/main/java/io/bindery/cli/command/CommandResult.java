package io.bindery.cli.command;

import io.bindery.cli.line.Flags;
import io.bindery.files.OutputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// The result of a command, which goes to the file of `--out`, or to the standard output.
public record CommandResult(byte[] bytes) {
    public static CommandResult of(String text) {
        return new CommandResult(text.getBytes(StandardCharsets.UTF_8));
    }

    public void write(Flags flags) throws IOException {
        String out = flags.value("out");
        if (out != null) {
            OutputFile.write(Path.of(out), bytes);
        } else {
            System.out.write(bytes);
            System.out.flush();
        }
    }
}
