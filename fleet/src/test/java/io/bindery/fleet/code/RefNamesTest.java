package io.bindery.fleet.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.HostileNames;
import io.bindery.testkit.OpenWatch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.ObjectId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hostile names as refs: none makes JGit, which keeps refs in files, open one outside of the repository, also where that file holds a commit.
class RefNamesTest {
    @TempDir
    Path folder;

    @Test
    void refsStayInTheRepository() throws Exception {
        Path root = folder.toRealPath().resolve("a/b/c");
        Files.createDirectories(root);
        ObjectId commit;
        try (Git git = Git.init().setDirectory(root.toFile()).call()) {
            commit = git.commit().setMessage("first").setAllowEmpty(true).setSign(false).setAuthor("a", "a@example.com").setCommitter("a", "a@example.com").call().copy();
        }
        List<String> bad = new ArrayList<>();
        try (OpenWatch watch = new OpenWatch()) {
            for (Path place = root; place.startsWith(folder.toRealPath()); place = place.getParent()) {
                Path outside = Files.createDirectories(place.resolve("outside"));
                Files.writeString(outside.resolve("secret"), commit.name() + "\n");
                watch.add(outside);
            }
            watch.take();
            GitRepository repository = GitRepository.of(root);
            for (String name : HostileNames.all()) {
                attempt(repository, name, bad);
                watch.take().forEach(path -> bad.add(name + " leads to " + path));
            }
            assertThat(repository.commit("HEAD")).isEqualTo(commit);
        }
        assertThat(bad).isEmpty();
    }

    private static void attempt(GitRepository repository, String name, List<String> bad) {
        try {
            repository.commit(name);
        } catch (CodeError refused) {
            assertThat(refused.getMessage()).doesNotContain("internal error");
        } catch (RuntimeException other) {
            bad.add(name + " gives " + other);
        }
    }
}
