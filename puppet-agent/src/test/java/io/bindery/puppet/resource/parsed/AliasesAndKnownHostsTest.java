package io.bindery.puppet.resource.parsed;

import static io.bindery.puppet.transaction.Machine.resource;
import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.host.Content;
import io.bindery.enact.host.FileDraft;
import io.bindery.puppet.transaction.Machine;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `mailalias` and `sshkey`: the lines and the files are those of `puppet apply` 7.23.
class AliasesAndKnownHostsTest {
    @TempDir
    private Path state;

    private Machine machine(String content) throws IOException {
        Machine machine = new Machine(state);
        machine.memory().files().write(Path.of("/table"), FileDraft.fresh(Content.of(content.getBytes(StandardCharsets.UTF_8)), 0644));
        return machine;
    }

    private static List<String> table(Machine machine) throws IOException {
        String text = new String(machine.memory().files().read(Path.of("/table"), 100_000), StandardCharsets.UTF_8);
        return text.lines().filter(line -> !line.startsWith("# HEADER:")).toList();
    }

    @Test
    void aliasesAreAddedChangedAndRemoved() throws IOException {
        Machine machine = machine("# aliases\npostmaster: root\nold: gone\nteam: nobody\n");
        machine.apply(
                resource("mailalias", "ftp", "ensure", "present", "recipient", "root", "target", "/table"),
                resource("mailalias", "team", "ensure", "present", "recipient", Arr.of(Str.of("alice@example.com"), Str.of("bob smith"), Str.of("|/usr/bin/x")), "target", "/table"),
                resource("mailalias", "list", "ensure", "present", "file", "/etc/list", "target", "/table"),
                resource("mailalias", "old", "ensure", "absent", "target", "/table"));
        assertThat(machine.lines()).containsExactly(
                "Notice: /Mailalias[ftp]/ensure: created",
                "Notice: /Mailalias[team]/recipient: recipient changed ['nobody'] to ['alice@example.com', 'bob smith', '|/usr/bin/x']",
                "Notice: /Mailalias[list]/ensure: created",
                "Notice: /Mailalias[old]/ensure: removed");
        assertThat(table(machine)).containsExactly(
                "# aliases", "postmaster: root", "team: alice@example.com,\"bob smith\",\"|/usr/bin/x\"", "ftp: root", "list: :include: /etc/list");
    }

    @Test
    void keysOfHostsAreAddedChangedAndRemoved() throws IOException {
        Machine machine = machine("c.example.com ssh-rsa CCC\nb.example.com,b ssh-ed25519 OLDKEY\n");
        machine.apply(
                resource("sshkey", "a.example.com@ssh-rsa", "ensure", "present", "key", "AAAAB3", "host_aliases", Arr.of(Str.of("a"), Str.of("10.0.0.1")), "target", "/table"),
                resource("sshkey", "b.example.com@ssh-ed25519", "ensure", "present", "key", "NEWKEY", "target", "/table"),
                resource("sshkey", "c.example.com", "ensure", "absent", "type", "rsa", "target", "/table"));
        assertThat(machine.lines()).startsWith(
                "Notice: /Sshkey[a.example.com@ssh-rsa]/ensure: created",
                "Notice: /Sshkey[b.example.com@ssh-ed25519]/key: key changed 'OLDKEY' to 'NEWKEY'");
        assertThat(table(machine)).containsExactly("b.example.com,b ssh-ed25519 NEWKEY", "a.example.com,a,10.0.0.1 ssh-rsa AAAAB3");
    }
}
