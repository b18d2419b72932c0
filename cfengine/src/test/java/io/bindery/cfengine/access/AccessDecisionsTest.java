package io.bindery.cfengine.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.RunSetup;
import io.bindery.cfengine.run.Server;
import io.bindery.cfengine.run.Workspace;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Requests for files, against what cf-serverd answered under the same rules.
class AccessDecisionsTest {
    private static final Path CORPUS = Path.of("src/test/corpus/access");
    private static final Connection ASKING =
            new Connection("127.0.0.1", "", "MD5=00112233445566778899aabbccddeeff", "root", true);

    @TempDir
    Path work;

    @Test
    void decisionsAreTheReferencePrograms() throws Exception {
        AccessRules rules = rules();
        List<String> expected = Files.readAllLines(CORPUS.resolve("rules.decisions"));
        List<String> decided = new ArrayList<>();
        for (String line : expected) {
            String path = line.substring(line.indexOf(' ') + 1);
            decided.add((rules.decide(ASKING, new Request.File(path)).admitted() ? "yes " : "no ") + path);
        }
        assertThat(expected).hasSizeGreaterThan(50);
        assertThat(decided).isEqualTo(expected);
    }

    private AccessRules rules() throws Exception {
        Path policy = work.resolve("rules.cf");
        Files.copy(CORPUS.resolve("rules.cf"), policy, StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(policy, PosixFilePermissions.fromString("rw-------"));
        Server server = new Server(new RunSetup(new SyntaxTables(), new Silent(), new LocalHost(new LocalProcesses()), problem -> {}, unused -> {}));
        return Objects.requireNonNull(server.rules(Options.of(
                        Options.Component.SERVER, new Workspace(work), policy.toString(), Instant.ofEpochSecond(1_700_000_000))
                .with(Options.Switch.IGNORE_LOCKS, Options.Switch.NO_AUGMENTS)));
    }

    private static final class Silent implements Log {
        @Override
        public void log(Level level, String message) {}

        @Override
        public void output(String line) {}

        @Override
        public boolean shows(Level level) {
            return false;
        }
    }
}
