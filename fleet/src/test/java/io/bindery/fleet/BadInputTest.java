package io.bindery.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeRequest;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.report.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Unusable input: each kind gives an error of one line, and an error of one node hides no error of another.
class BadInputTest {
    private static final String SITE = "node 'web1' { include web }\nnode 'web2' { include late }\nnode default { notify { 'plain': } }\n";

    @TempDir
    Path folder;

    private SmallSite site;

    @BeforeEach
    void makeSite() {
        site = new SmallSite(folder)
                .write("manifests/site.pp", SITE)
                .write("modules/web/manifests/init.pp", "class web { notify { 'web': } }\n")
                .write("modules/late/manifests/init.pp", "class late { notify { 'late': } }\n")
                .node("db1", Map.of())
                .node("web1", Map.of())
                .node("web2", Map.of());
    }

    @Test
    void anUnknownRef() {
        site.commit();
        assertThatThrownBy(() -> site.state("no-such-branch")).isInstanceOfSatisfying(CodeError.class, error -> {
            assertThat(error.message()).isEqualTo("There is no ref 'no-such-branch' in the repository " + site.folder().resolve(".git"));
            assertThat(error.hint()).isEqualTo("git fetch may bring it");
        });
    }

    @Test
    void aCommitThatAShallowCloneLacks() throws GitAPIException {
        String first = site.commit();
        site.write("README", "second\n").commit();
        Path clone = folder.resolve("shallow");
        Git.cloneRepository().setURI(site.folder().toUri().toString()).setDirectory(clone.toFile()).setDepth(1).call().close();
        assertThatThrownBy(() -> of(clone).open(first)).isInstanceOfSatisfying(CodeError.class, error -> {
            assertThat(error.message()).isEqualTo("The commit of '" + first + "' is not in the repository " + clone.resolve(".git"));
            assertThat(error.hint()).isEqualTo("the clone is shallow; fetch all of it with `git fetch --unshallow`");
        });
        assertThat(of(clone).open("HEAD").files().isFile(SmallSite.ROOT.resolve("README"))).isTrue();
    }

    @Test
    void aSubmoduleThatWasNotFetched() throws GitAPIException {
        SmallSite module = new SmallSite(folder.resolve("module")).write("manifests/init.pp", "class extra { notify { 'sub': } }\n");
        module.commit();
        site.write("manifests/site.pp", SITE.replace("include late", "include extra")).commit();
        try (Git git = new Git(open(site.folder()))) {
            git.submoduleAdd().setPath("modules/extra").setURI(module.folder().toUri().toString()).call().close();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
        String from = site.commit();
        assertThat(site.diff(from, from, Comparing.USUAL, true).failures()).isEmpty();

        Path clone = folder.resolve("clone");
        Git.cloneRepository().setURI(site.folder().toUri().toString()).setDirectory(clone.toFile()).call().close();
        CodeState state = of(clone).open("HEAD");
        assertThat(state.files().isFile(SmallSite.ROOT.resolve("modules/extra/manifests/init.pp"))).isFalse();
        assertThat(state.problems()).singleElement().asString()
                .matches("The submodule modules/extra is empty: its commit [0-9a-f]{12} was not fetched \\(git submodule update --init\\)");
    }

    @Test
    void aTreeWhoseObjectIsMissingFailsOnlyTheNodesThatNeedIt() throws IOException {
        String from = site.commit();
        site.write("modules/late/manifests/init.pp", "class late { notify { 'later': } }\n")
                .write("manifests/site.pp", SITE.replace("plain", "other"));
        String to = site.commit();
        Path object = objectOf(to, "modules/late/manifests/init.pp");
        Files.setPosixFilePermissions(object, java.nio.file.attribute.PosixFilePermissions.fromString("rw-------"));
        Files.delete(object);
        FleetResult result = site.diff(from, to);
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.where()).isEqualTo(FailureGroup.Where.NEW);
            assertThat(failure.nodes()).containsExactly("web2");
            assertThat(failure.message()).doesNotContain("internal error").doesNotContain("\n");
        });
        assertThat(result.groups()).isNotEmpty().allSatisfy(group -> assertThat(group.nodes()).doesNotContain("web2"));
    }

    @Test
    void codeThatDoesNotParseAtOneSide() {
        String from = site.commit();
        site.write("modules/late/manifests/init.pp", "class late {\n  notify { 'late'\n}\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.where()).isEqualTo(FailureGroup.Where.NEW);
            assertThat(failure.nodes()).containsExactly("web2");
            assertThat(failure.file()).isEqualTo("modules/late/manifests/init.pp");
        });
        assertThat(result.counts().unaffected() + result.counts().same()).isEqualTo(2);
        assertThat(result.exitCode(true)).isEqualTo(1);
    }

    @Test
    void nodesThatFailAtOneSideOrBothAreToldApart() {
        site.write("modules/web/manifests/init.pp", "class web { fail('old') }\n")
                .write("manifests/site.pp", SITE.replace("notify { 'plain': }", "fail('always')"));
        String from = site.commit();
        site.write("modules/web/manifests/init.pp", "class web { notify { 'mended': } }\n")
                .write("modules/late/manifests/init.pp", "class late { fail('new') }\n");
        FleetResult result = site.diff(from, site.commit());
        assertThat(result.failures()).extracting(failure -> failure.where() + " " + failure.nodes())
                .containsExactly("NEW [web2]", "OLD [web1]", "BOTH [db1]");
        assertThat(new TextReport(false, false).write(result))
                .contains("web2: fails now", "db1: fails before and now", "3 failed (1 at both sides)");
    }

    @Test
    void aModuleThatIsMissingIsAWarningAndFailsThoseWhoNeedIt() {
        site.write("Puppetfile", "mod 'puppetlabs/gone', '1.2.3'\n").write("manifests/site.pp", SITE.replace("include late", "include gone"));
        String from = site.commit();
        assertThat(site.state(from).problems())
                .containsExactly("The module puppetlabs-gone of the Puppetfile (line 1) is missing: there is no release of it in --module-cache");
        FleetResult result = site.diff(from, from);
        assertThat(result.failures()).singleElement().satisfies(failure -> assertThat(failure.nodes()).containsExactly("web2"));
        assertThat(result.counts().failed()).isEqualTo(1);
    }

    @Test
    void aRemoteThatCannotBeReached() {
        String address = folder.resolve("nowhere.git").toUri().toString();
        site.write("Puppetfile", "\nmod 'far', git: '" + address + "'\n");
        String from = site.commit();
        assertThatThrownBy(() -> site.state(from)).isInstanceOfSatisfying(CodeError.class, error -> assertThat(error.message())
                .startsWith("Could not fetch the module far of the Puppetfile (line 2) from " + address + ": fatal: ")
                .doesNotContain("\n"));
    }

    @Test
    void aDirectoryThatIsMissing() {
        assertThatThrownBy(() -> site.state(folder.resolve("absent").toString()))
                .isInstanceOfSatisfying(CodeError.class, error -> assertThat(error.message()).isEqualTo("There is no directory " + folder.resolve("absent")));
    }

    @Test
    void anArchiveThatIsBroken() throws IOException {
        Path mirror = Files.createDirectories(folder.resolve("mirror"));
        Files.writeString(mirror.resolve("acme-box-1.0.0.tar.gz"), "no archive");
        site.write("Puppetfile", "mod 'acme/box', '1.0.0'\n");
        String from = site.commit();
        assertThatThrownBy(() -> site.state(from, new CodeRequest.ModuleSource(true, mirror, true)))
                .isInstanceOfSatisfying(CodeError.class, error -> assertThat(error.message())
                        .startsWith("Could not unpack the module " + mirror.resolve("acme-box-1.0.0.tar.gz") + ": ")
                        .doesNotContain("\n"));
    }

    @Test
    void releasesComeFromArchivesWhereMirrorsKeepThem() throws IOException, InterruptedException {
        Path module = Files.createDirectories(folder.resolve("acme-box-1.0.0/manifests"));
        Files.writeString(module.resolveSibling("metadata.json"), "{\"name\": \"acme-box\", \"version\": \"1.0.0\"}\n");
        Files.writeString(module.resolve("init.pp"), "class box { notify { 'boxed': } }\n");
        site.write("Puppetfile", "mod 'acme/box', '1.0.0'\n").write("manifests/site.pp", "include box\n");
        String from = site.commit();
        for (String place : List.of("flat", "forge/v3/files", "letters/a/acme", "pulp/system/releases/a/acme")) {
            Path archive = Files.createDirectories(folder.resolve(place)).resolve("acme-box-1.0.0.tar.gz");
            Process tar = new ProcessBuilder("tar", "-czf", archive.toString(), "-C", folder.toString(), "acme-box-1.0.0").inheritIO().start();
            assertThat(tar.waitFor()).isZero();
            Path mirror = folder.resolve(place.replaceFirst("/.*", ""));
            CodeState state = site.state(from, new CodeRequest.ModuleSource(true, mirror, true));
            assertThat(state.problems()).isEmpty();
            assertThat(state.files().text(SmallSite.ROOT.resolve("modules/box/manifests/init.pp"))).startsWith("class box");
        }
    }

    private CodeStates of(Path repository) {
        return new CodeStates(new CodeRequest(
                repository, "", SmallSite.ROOT, folder.resolve("cache"), new CodeRequest.ModuleSource(true, null, true)));
    }

    private static Repository open(Path repository) throws IOException {
        return new org.eclipse.jgit.storage.file.FileRepositoryBuilder().setGitDir(repository.resolve(".git").toFile()).build();
    }

    /// The file of a loose object.
    private Path objectOf(String commit, String path) throws IOException {
        try (Repository repository = open(site.folder());
                RevWalk walk = new RevWalk(repository);
                TreeWalk file = TreeWalk.forPath(repository, path, walk.parseCommit(repository.resolve(commit)).getTree())) {
            String id = file.getObjectId(0).name();
            return site.folder().resolve(".git/objects").resolve(id.substring(0, 2)).resolve(id.substring(2));
        }
    }
}
