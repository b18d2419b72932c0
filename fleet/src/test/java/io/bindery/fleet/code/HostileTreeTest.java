package io.bindery.fleet.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.TreeFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Trees made by hand, with names of entries that no file can have: nothing is copied from them, and nothing beside the copies.
class HostileTreeTest {
    @TempDir
    Path folder;

    @Test
    void entriesThatLeadOutAreRefused() throws Exception {
        Path root = folder.toRealPath().resolve("a/repository");
        Path cache = folder.toRealPath().resolve("a/b/cache");
        try (Git git = Git.init().setDirectory(Files.createDirectories(root).toFile()).call();
                ObjectInserter inserter = git.getRepository().newObjectInserter()) {
            for (String name : List.of("..", ".", "", "../../../outside", "/outside", "x/../../../../outside")) {
                ObjectId blob = inserter.insert(Constants.OBJ_BLOB, "canary".getBytes(StandardCharsets.UTF_8));
                TreeFormatter inner = new TreeFormatter();
                byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
                inner.append(bytes, 0, bytes.length, FileMode.REGULAR_FILE, blob, true);
                TreeFormatter outer = new TreeFormatter();
                outer.append("lib", FileMode.TREE, inserter.insert(inner));
                CommitBuilder commit = new CommitBuilder();
                PersonIdent author = new PersonIdent("a", "a@example.com");
                commit.setTreeId(inserter.insert(outer));
                commit.setAuthor(author);
                commit.setCommitter(author);
                commit.setMessage("m");
                String id = inserter.insert(commit).name();
                inserter.flush();
                CodeState state = new CodeStates(new CodeRequest(root, "", Path.of("/site"), cache, new CodeRequest.ModuleSource(false, null, true))).open(id);
                assertThatThrownBy(() -> state.files().names(Path.of("/site/lib"))).as(name).isInstanceOf(CodeError.class).hasMessageContaining("no file can be named after");
            }
        }
        assertThat(folder.resolve("a/outside")).doesNotExist();
        assertThat(folder.resolve("outside")).doesNotExist();
    }
}
