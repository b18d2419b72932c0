package io.bindery.puppet.resource.file;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.transaction.Machine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files, directories and links, with the words of Puppet 7.23.
class FileTypeTest {
    @TempDir
    Path state;

    private Machine machine;

    @BeforeEach
    void makeMachine() {
        machine = new Machine(state);
    }

    private void write(String path, String text) throws IOException {
        machine.memory().files().write(Path.of(path), FileDraft.fresh(Content.of(text.getBytes(StandardCharsets.UTF_8)), 0644));
    }

    @Test
    void eachPropertyHasItsOwnLine() throws IOException {
        write("/a", "old\n");
        machine.apply(resource("file", "/a", "content", "new\n", "mode", "0600"));
        assertThat(machine.lines()).containsExactly(
                "Notice: /File[/a]/content: content changed '{sha256}01d09d19c2139a46aebfb577780d123d7396e97201bc7ead210a2ebff8239dee' to"
                        + " '{sha256}7aa7a5359173d05b63cfd682e3c38487f3cb4f7f1d60659fe59fab1505977d4c'",
                "Notice: /File[/a]/mode: mode changed '0644' to '0600'");
    }

    @Test
    void aDeclaredChecksumManagesTheContentOfASource() throws IOException {
        String fresh = "ef8aed55fba64258003f3479ff60a060ddb8301d170110a0d2dfa0ce4ea04eb3";
        write("/s", "src\n");
        write("/a", "old\n");
        machine.apply(resource("file", "/a", "source", "/s", "checksum", "sha256", "checksum_value", fresh));
        assertThat(machine.lines()).containsExactly("Notice: /File[/a]/checksum_value: checksum_value changed"
                + " '01d09d19c2139a46aebfb577780d123d7396e97201bc7ead210a2ebff8239dee' to '" + fresh + "'");
        // Nothing but the content is the source's: the file is not made.
        machine.apply(resource("file", "/new", "source", "/s", "checksum", "sha256", "checksum_value", fresh));
        assertThat(machine.memory().files().state(Path.of("/new")).exists()).isFalse();
    }

    @Test
    void aSourceWithoutTheDeclaredChecksumIsRefused() throws IOException {
        write("/s", "other\n");
        write("/a", "old\n");
        String wanted = "0".repeat(64);
        machine.apply(resource("file", "/a", "source", "/s", "checksum", "sha256", "checksum_value", wanted));
        assertThat(machine.lines().getFirst()).startsWith("Error: File written to disk did not match desired checksum; discarding changes ({sha256}")
                .endsWith(" vs {sha256}" + wanted + ")");
        assertThat(new String(machine.memory().files().read(Path.of("/a"), 10), StandardCharsets.UTF_8)).isEqualTo("old\n");
    }

    @Test
    void aProviderOfAnotherSystemFailsAndOneThatThereIsNotIsRefused() throws IOException {
        machine.apply(resource("file", "/a", "ensure", "file", "provider", "windows"));
        assertThat(machine.lines()).containsExactly("Error: /File[/a]: Provider windows is not functional on this host");
        assertThat(machine.memory().files().state(Path.of("/a")).exists()).isFalse();
        assertThatThrownBy(() -> machine.apply(resource("file", "/a", "provider", "bogus")))
                .isInstanceOf(ResourceError.class)
                .hasMessageContaining("Invalid file provider 'bogus'");
    }

    @Test
    void aDirectoryGivesWayOnlyByForce() throws IOException {
        machine.memory().files().createDirectory(Path.of("/d"), 0755, 0, 0);
        machine.apply(resource("file", "/d", "ensure", "absent"));
        assertThat(machine.lines()).containsExactly(
                "Notice: /File[/d]: Not removing directory; use 'force' to override", "Notice: /File[/d]/ensure: removed");
        assertThat(machine.memory().files().state(Path.of("/d")).exists()).isTrue();
        machine.apply(resource("file", "/d", "ensure", "absent", "force", true));
        assertThat(machine.memory().files().state(Path.of("/d")).exists()).isFalse();
    }

    @Test
    void aDirectoryWithoutAParentFails() {
        machine.apply(resource("file", "/no/d", "ensure", "directory"));
        assertThat(machine.lines()).containsExactly(
                "Error: Cannot create /no/d; parent directory /no does not exist",
                "Error: /File[/no/d]/ensure: change from 'absent' to 'directory' failed: Cannot create /no/d; parent directory /no does not exist");
    }

    @Test
    void whatIsNotManagedIsPurged() throws IOException {
        machine.memory().files().createDirectory(Path.of("/d"), 0755, 0, 0);
        write("/d/keep", "1");
        write("/d/drop", "2");
        machine.apply(resource("file", "/d", "ensure", "directory", "recurse", true, "purge", true), resource("file", "/d/keep", "ensure", "file"));
        assertThat(machine.lines()).containsExactly("Notice: /File[/d/drop]/ensure: removed");
    }

    @Test
    void attributesThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> machine.apply(resource("file", "/a", "mode", 644)))
                .isInstanceOf(ResourceError.class)
                .hasMessage("Parameter mode failed on File[/a]: The file mode specification must be a string, not 'Integer' (file: /site.pp, line: 1)");
        assertThatThrownBy(() -> machine.apply(resource("file", "/a", "ensure", "link", "target", "x", "content", "x")))
                .hasMessage("Validation of File[/a] failed: You cannot specify more than one of content, source, target (file: /site.pp, line: 1)");
        assertThatThrownBy(() -> machine.apply(resource("file", "relative", "content", "x")))
                .hasMessage("Parameter path failed on File[relative]: File paths must be fully qualified, not 'relative' (file: /site.pp, line: 1)");
    }
}
