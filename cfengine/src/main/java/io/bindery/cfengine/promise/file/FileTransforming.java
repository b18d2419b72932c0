package io.bindery.cfengine.promise.file;

import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.command.ReturnCodes;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// `transformer`: runs a command on each file of a promise.
final class FileTransforming {
    private static final int PRIVATE = 0077;

    private final FileWork work;
    private boolean hasRun;

    FileTransforming(FileWork work) {
        this.work = work;
    }

    boolean isPromised() {
        return work.attributes().has("transformer");
    }

    /// Runs the command once, however often a file is looked at.
    void keep(String name) throws IOException {
        String command = work.attributes().text("transformer", "");
        List<String> words = CommandLine.split(command);
        if (hasRun || words.isEmpty()) {
            return;
        }
        if (!isExecutable(words.getFirst())) {
            work.note(work.failed("Transformer '" + command + "' for file '" + name + "' failed"));
            return;
        }
        if (!work.keeping().mayChange(work.promise(), "transform file '" + name + "' with '" + command + "'")) {
            work.note(Outcome.WARNED);
            return;
        }
        hasRun = true;
        work.log().info("Transforming '" + name + "' with '" + command + "'");
        String own = work.changeable(name);
        Command prepared = Command.of(words.stream().map(word -> ByteText.unicode(word.replace(name, own))).toList()).masked(PRIVATE);
        Optional<Execution> execution = HostPrograms.act(command, prepared, work.keeping(), work.log()::verbose);
        execution.ifPresent(ended -> ByteText.lines(ByteText.of(ended.output())).forEach(work.log()::info));
        work.log().info("Transformed '" + name + "' with '" + command + "' ");
        // As CFEngine does: running the command counts as a repair, even if it fails.
        work.note(Outcome.REPAIRED);
        Outcome outcome = execution
                .map(ended -> ReturnCodes.judge(work.promise(), ended.status(), work.keeping()))
                .orElse(Outcome.FAILED);
        work.note(outcome);
        if (outcome == Outcome.FAILED) {
            work.log().error("Transformer '" + name + "' => '" + command + "' returned error");
        } else {
            work.log().info("Transformer '" + name + "' => '" + command + "' seemed to work ok");
        }
    }

    private boolean isExecutable(String program) {
        Path path = ByteText.path(program);
        if (!Files.exists(path)) {
            work.log().error("Proposed executable file '" + program + "' doesn't exist");
        }
        return Files.isRegularFile(path) && Files.isExecutable(path);
    }
}
