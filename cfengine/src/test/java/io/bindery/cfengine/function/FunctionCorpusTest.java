package io.bindery.cfengine.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.run.Agent;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.RunSetup;
import io.bindery.cfengine.run.Trace;
import io.bindery.cfengine.run.Workspace;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Policies that call functions by the hundred, against what the reference program reported and complained of. How often a function is
/// called is the evaluator's affair, so complaints are a set.
class FunctionCorpusTest {
    /// When every run begins, in the zone of this machine: what the policies say must not depend on the hour they are run at.
    private static final Instant STARTED = LocalDateTime.of(2026, 11, 15, 12, 37, 30).atZone(ZoneId.systemDefault()).toInstant();

    @TempDir
    private Path directory;

    @TestFactory
    Stream<DynamicTest> agreesWithTheReference() {
        return Corpus.of("src/test/corpus/functions").inputs(".cf").atLeast(20).tests(".out", this::run);
    }

    /// Every function is called in the corpus, and outside of comments.
    @Test
    void leavesNoFunctionOut() throws IOException {
        StringBuilder calls = new StringBuilder();
        for (Path policy : Corpus.of("src/test/corpus/functions").inputs(".cf").inputs()) {
            Files.readString(policy).lines().filter(line -> !line.startsWith("#")).forEach(line -> calls.append(line).append('\n'));
        }
        Set<String> called = Pattern.compile("\\b([a-z0-9_]+)\\(").matcher(calls).results().map(match -> match.group(1)).collect(Collectors.toSet());
        assertThat(Signatures.load().all()).hasSizeGreaterThan(180).extracting(Signature::name).isSubsetOf(called);
    }

    private String run(Path input) throws IOException {
        Path policy = policy(input);
        Lines lines = new Lines();
        Agent agent = new Agent(new RunSetup(new SyntaxTables(), lines, new LocalHost(new LocalProcesses()), problem -> {}, Trace.NONE));
        agent.run(Options.of(
                        Options.Component.AGENT,
                        new Workspace(Files.createDirectories(directory.resolve("work"))),
                        policy.toString(),
                        STARTED)
                .with(Options.Switch.IGNORE_LOCKS, Options.Switch.NO_AUGMENTS));
        return lines.text()
                .replace(directory.resolve("work").toString(), "@WORK@")
                .replace(policy.getParent().toString(), "@DIR@")
                .replace(policy.getParent().getParent().toString(), "@CORPUS@");
    }

    /// The policy and the files it reads, where nobody else may write.
    private Path policy(Path input) throws IOException {
        Path copies = Files.createDirectories(directory.resolve(String.valueOf(input.getParent().getFileName())));
        Path corpus = input.getParent().getParent();
        for (Path folder : List.of(corpus.resolve("fixtures"), input.getParent())) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.toList()) {
                    Path copy = copies.resolve(corpus.relativize(file).toString());
                    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING, LinkOption.NOFOLLOW_LINKS);
                }
            }
        }
        Path copy = copies.resolve(corpus.relativize(input).toString());
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-------"));
        return copy;
    }

    private static final class Lines implements Log {
        private final List<String> reports = new ArrayList<>();
        private final SequencedSet<String> complaints = new TreeSet<>();

        @Override
        public void log(Level level, String message) {
            if (level.compareTo(Level.NOTICE) <= 0) {
                complaints.add(level.name().toLowerCase(Locale.ROOT) + ": " + ByteText.unicode(message));
            }
        }

        @Override
        public void output(String line) {
            reports.add(ByteText.unicode(line));
        }

        @Override
        public boolean shows(Level level) {
            return level.compareTo(Level.NOTICE) <= 0;
        }

        String text() {
            List<String> lines = new ArrayList<>(reports.stream().sorted().toList());
            lines.addAll(complaints);
            return String.join("\n", lines) + "\n";
        }
    }
}
