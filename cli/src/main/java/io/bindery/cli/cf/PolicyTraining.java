package io.bindery.cli.cf;

import io.bindery.files.FileRemoval;
import io.bindery.files.FileReplacement;
import io.bindery.files.PrivateFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;

/// `bindery cf-training`: evaluates a CFEngine policy in a temporary work directory, so that the JVM can record the classes for
/// the cache of CFEngine's commands. The launcher runs it once.
final class PolicyTraining implements AutoCloseable {
    static final String COMMAND = "cf-training";
    private static final int ROUNDS = 5;

    private final PrintStream nowhere;
    private final Path work;
    private final String policy;

    private PolicyTraining(PrintStream nowhere) throws IOException {
        this.nowhere = nowhere;
        this.work = PrivateFolder.temporary("bindery-training");
        this.policy = put("training.cf").toString();
        put("library.cf");
        put("functions.cf");
        put("data.json");
    }

    private Path put(String name) throws IOException {
        Path file = work.resolve("inputs").resolve(name);
        FileReplacement.makeFolderFor(file);
        try (InputStream text = Objects.requireNonNull(PolicyTraining.class.getResourceAsStream(name))) {
            FileReplacement.replace(file, text.readAllBytes(), PosixFilePermissions.fromString("rw-------"));
        }
        return file;
    }

    static int run() {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        try (PolicyTraining training = new PolicyTraining(nowhere)) {
            for (int i = 0; i < ROUNDS; i++) {
                training.round();
            }
            return 0;
        } catch (IOException e) {
            return 1;
        }
    }

    /// Leaves nothing behind.
    @Override
    public void close() throws IOException {
        FileRemoval.tree(work);
    }

    private void round() throws IOException {
        String directory = work.toString();
        // Each round first parses and checks anew, and then uses the stored results.
        for (String store : List.of("bindery_trees", "bindery_checked")) {
            Path folder = work.resolve("state").resolve(store);
            if (Files.exists(folder)) {
                FileRemoval.tree(folder);
            }
        }
        CfAgent.run(new String[] {"-K", "-w", directory, "-f", policy}, nowhere, nowhere);
        CfAgent.run(new String[] {"-KI", "-w", directory, "-D", "asked,for", "-f", policy}, nowhere, nowhere);
        CfPromises.run(new String[] {"-w", directory, "-c", "-f", policy, "--show-vars"}, nowhere, nowhere);
    }
}
