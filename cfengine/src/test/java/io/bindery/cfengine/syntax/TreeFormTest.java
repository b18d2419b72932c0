package io.bindery.cfengine.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.text.SourceFile;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A stored tree is the tree that was parsed; bytes that are none are refused.
final class TreeFormTest {
    private static final String POLICY =
            """
            body file control { namespace => "own"; }
            body common control
            {
              inputs => { "a.cf", @(lists.files), "$(sys.libdir)/b.cf" };
              linux::
                bundlesequence => { "main", sub("x", "y") };
            }
            promise agent git { interpreter => "/usr/bin/python3"; path => "$(sys.workdir)/git.py"; }
            bundle agent main(one, two)
            {
              vars:
                "v" -> { "somebody", "else" }
                  string => concat("a\\"b", nth(@(list), "1"), $(one)), if => not("c");
                "d" data => '{ "key": [1, 2.5, "\u00e4"] }';
              any.!windows::
                "text" string => "two
            lines";
              files:
                "/tmp/x" -> "handle" create => "true", perms => m("600");
              empty:
            }
            body perms m(mode) { mode => "$(mode)"; linux:: owners => { "root" }; }
            """;

    private static PolicyFile parsed() {
        PolicyFile file = Parser.parse(new SourceFile("policy.cf", POLICY), new SyntaxTables());
        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.blocks()).hasSizeGreaterThan(3);
        return file;
    }

    @Test
    void isTheTreeThatWasParsed() throws TreeForm.Malformed {
        PolicyFile file = parsed();
        byte[] form = TreeWriter.write(file.blocks());
        assertThat(TreeForm.read(form, file.source())).isEqualTo(file.blocks());
        assertThat(form.length).isLessThan(POLICY.length() * 2);
    }

    @Test
    void refusesWhatIsCutOff() {
        PolicyFile file = parsed();
        byte[] form = TreeWriter.write(file.blocks());
        assertThatThrownBy(() -> TreeForm.read(java.util.Arrays.copyOf(form, form.length / 2), file.source()))
                .isInstanceOf(TreeForm.Malformed.class);
        assertThatThrownBy(() -> TreeForm.read(new byte[0], file.source())).isInstanceOf(TreeForm.Malformed.class);
    }

    @Test
    void damageIsRefusedOrGivesSomeTree() {
        PolicyFile file = parsed();
        byte[] form = TreeWriter.write(file.blocks());
        Random random = new Random(19);
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            byte[] damaged = form.clone();
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                List<Block> blocks = TreeForm.read(damaged, file.source());
                assertThat(blocks.size()).isLessThan(damaged.length);
            } catch (TreeForm.Malformed e) {
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }
}
