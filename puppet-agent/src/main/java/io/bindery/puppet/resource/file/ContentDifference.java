package io.bindery.puppet.resource.file;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.puppet.resource.Options;
import io.bindery.puppet.resource.Surroundings;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/// The difference between a file and its wanted content, computed by the program that the settings name.
public record ContentDifference(Surroundings around) {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyyMMdd");
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    String of(Path path, byte[] wanted) {
        return of(path, wanted, "/tmp/puppet-file" + DAY.format(LocalDate.now()) + "-" + ProcessHandle.current().pid() + "-"
                + Long.toString(System.nanoTime() & 0xfffffffL, 36));
    }

    /// @param name the name that the wanted content has in the difference
    public String of(Path path, byte[] wanted, String name) {
        Options options = around.options();
        List<String> words = new ArrayList<>(List.of(options.diff()));
        words.addAll(options.diffArguments());
        words.add(path.toString());
        // The wanted content is read from standard input, so that it is written nowhere before it is in place.
        words.add("-");
        try {
            Execution execution = around.host().processes().ask(Command.of(words).reading(wanted).within(PATIENCE));
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(execution.output())).toString();
            return text.replaceFirst("(?m)^(\\+\\+\\+|---) -(?=\\s|$)", "$1 " + name).replaceFirst("^Binary files (.*) and - differ", "Binary files $1 and " + name + " differ");
        } catch (CharacterCodingException e) {
            return "Binary files " + path + " and " + name + " differ";
        } catch (CommandException e) {
            return "";
        }
    }
}
