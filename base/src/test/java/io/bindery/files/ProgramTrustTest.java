package io.bindery.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that root runs and does not run.
class ProgramTrustTest {
    private static final int NOBODY = 65534;

    private Path folder = Path.of("/");
    private Path program = Path.of("/");

    @BeforeEach
    void makeProgram(@TempDir Path temporary) throws IOException {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "needs root, to have files of several users");
        folder = Files.createDirectory(temporary.resolve("programs"));
        program = Files.writeString(folder.resolve("enc"), "#!/bin/sh\n");
        permit(program, "rwxr-xr-x");
    }

    @Test
    void whatBelongsToRootIsRun() {
        assertThat(objection(program)).isNull();
        assertThat(objection(Path.of("/bin/sh"))).isNull();
        assertThat(objection(folder.resolve("missing"))).isNull();
    }

    @Test
    void whatBelongsToAnotherUserIsNot() throws IOException {
        own(program, NOBODY);
        assertThat(objection(program)).contains("belongs to another user");
        assertThat(ProgramTrust.objection(program, Set.of(NOBODY))).isNull();
    }

    @Test
    void whatOthersMayWriteIsNot() throws IOException {
        permit(program, "rwxrwxr-x");
        assertThat(objection(program)).contains("other users can change");
        permit(program, "rwxr-xrwx");
        assertThat(objection(program)).contains("other users can change");
    }

    @Test
    void directoriesAboveCountToo() throws IOException {
        permit(folder, "rwxrwxrwx");
        assertThat(objection(program)).contains("other users can change " + folder.toRealPath());
        permit(folder, "rwxr-xr-x");
        own(folder, NOBODY);
        assertThat(objection(program)).contains(folder.toRealPath() + " belongs to another user");
    }

    @Test
    void aLinkIsAsGoodAsWhatItLeadsTo() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), program);
        assertThat(objection(link)).isNull();
        own(program, NOBODY);
        assertThat(objection(link)).contains("belongs to another user");
    }

    @Test
    void aLinkThatAnotherUserMayChangeIsNot() throws IOException {
        Path theirs = Files.createDirectory(folder.resolve("theirs"));
        Path link = Files.createSymbolicLink(theirs.resolve("enc"), program);
        Path outer = Files.createSymbolicLink(folder.resolve("outer"), link);
        Path within = Files.createSymbolicLink(folder.resolve("within"), theirs);
        assertThat(objection(link)).isNull();
        assertThat(objection(outer)).isNull();
        own(theirs, NOBODY);
        assertThat(objection(link)).contains(theirs + " belongs to another user");
        assertThat(objection(outer)).contains(theirs + " belongs to another user");
        assertThat(objection(within.resolve("enc"))).contains(theirs + " belongs to another user");
        own(theirs, 0);
        Files.setAttribute(link, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        assertThat(objection(outer)).contains(link + " belongs to another user");
    }

    private static String objection(Path path) {
        return ProgramTrust.objection(path, Set.of());
    }

    private static void own(Path path, int user) throws IOException {
        Files.setAttribute(path, "unix:uid", user);
    }

    private static void permit(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
