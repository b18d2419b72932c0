package io.bindery.fleet.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.fleet.SmallSite;
import io.bindery.fleet.code.CodeSnapshot;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.report.JsonReport;
import io.bindery.fleet.wire.Nodes;
import io.bindery.fleet.wire.Setups;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An engine that sees nothing but bytes, as one on another machine does, gives the same answer.
class CarriedEngineTest {
    @TempDir
    Path folder;

    private SmallSite site;
    private String before;
    private String after;

    @BeforeEach
    void twoCommits() throws IOException {
        site = new SmallSite(folder);
        site.write("environment.conf", "modulepath = modules\n");
        site.write("hiera.yaml", "version: 5\nhierarchy:\n  - { name: all, path: common.yaml }\n");
        site.write("data/common.yaml", "level: 1\n");
        site.write("modules/real/manifests/init.pp", """
                class real($who = $facts['who']) {
                  @@file { "/srv/${who}": content => "exported ${lookup('level')}", tag => 'all' }
                  file { '/etc/served': source => 'puppet:///modules/real/served' }
                  file { '/etc/secret': content => Sensitive("secret ${lookup('level')}") }
                  notify { 'types': message => [/a.b/, Integer[1, 2], 1.5, undef, { 1 => SemVer('1.2.3') }, lookup('level')] }
                  if $who == 'odd' { notify { 'type': message => Struct[{ a => Integer[lookup('level'), 9] }] } }
                  if $who == 'bad' { fail("level ${lookup('level')}") }
                  if $who == 'late' and lookup('level') == 2 { fail('too late') }
                }
                """);
        site.write("modules/real/files/served", "one\n");
        Files.createSymbolicLink(site.folder().resolve("modules/linked"), Path.of("real"));
        Files.createSymbolicLink(site.folder().resolve("modules/lost"), Path.of("/nowhere/at/all"));
        site.write("manifests/site.pp", "include real\nif $facts['who'] in ['c1', 'c2'] {\n  File <<| tag == 'all' |>>\n"
                + "  @@file { \"/srv/from-${facts['who']}\": content => \"x ${lookup('level')}\", tag => 'all' }\n}\n");
        before = site.commit();
        site.write("data/common.yaml", "level: 2\n");
        site.write("modules/real/files/served", "two\n");
        after = site.commit();
        for (String name : List.of("a", "b", "c1", "c2", "odd", "bad", "late")) {
            site.node(name + ".example.com", Map.of("who", name));
        }
    }

    @Test
    void theAnswerIsTheSame() throws InterruptedException {
        String here = new JsonReport().write(site.diff(before, after, Comparing.USUAL, false));
        assertThat(here).contains("too late").contains("/srv/from-c1").contains("Integer").doesNotContain("secret 1");
        assertThat(new JsonReport().write(carried(null))).isEqualTo(here);
    }

    @Test
    void whatWasLearntComesBack() throws InterruptedException, IOException {
        String other = site.write("unused", "").commit();
        InputStore learnt = InputStore.open(folder.resolve("inputs"), "carried");
        carried(learnt);
        learnt.save();
        InputStore again = InputStore.open(folder.resolve("inputs"), "carried");
        FleetResult result = site.diff(after, other, Comparing.USUAL, false, again);
        assertThat(again.proof(site.nodes().get(5), site.state(after), site.state(other))).isNotNull();
        assertThat(result.counts().different()).isZero();
    }

    private FleetResult carried(InputStore store) throws InterruptedException {
        FleetDiff.Sides sides = new FleetDiff.Sides(site.compiler(site.state(before)), site.compiler(site.state(after)));
        FleetDiff diff = new FleetDiff(sides, Comparing.USUAL, false, store);
        return diff.run(site.nodes(), new FleetWorkers(1), new Carrying(sides, store != null), done -> {});
    }

    /// Two machines, each with every other node and a store of code made from bytes.
    private final class Carrying implements FleetEngine {
        private final NodeWork work;
        private final boolean learning;

        Carrying(FleetDiff.Sides sides, boolean learning) {
            this.learning = learning;
            try {
                byte[] zip = CodeSnapshot.write(List.of(sides.from().state(), sides.to().state()));
                assertThat(CodeSnapshot.write(List.of(sides.from().state(), sides.to().state()))).isEqualTo(zip);
                Path file = Files.write(folder.resolve("code.zip"), zip);
                List<CodeState> states = CodeSnapshot.open(file, folder.resolve("scratch"));
                var setup = Setups.read(in(bytes(out -> Setups.write(out, SmallSite.setup()))));
                Comparing comparing = Comparing.read(in(bytes(Comparing.USUAL::write)));
                var from = site.compiler(states.getFirst(), setup);
                this.work = new NodeWork(new FleetDiff.Sides(from, site.compiler(states.getLast(), setup)), comparing, false);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public void pass(Pass pass, List<FleetNode> nodes, Part into, BooleanSupplier stopped, Runnable advanced) {
            for (int machine = 1; machine >= 0; machine--) {
                int number = machine;
                List<FleetNode> mine = nodes.stream().filter(each -> nodes.indexOf(each) % 2 == number).toList();
                try {
                    Part found = Part.travelling(work.comparing(), learning);
                    Pass carried = Pass.read(in(bytes(pass::write)));
                    Nodes.read(Nodes.write(mine)).forEach(node -> work.run(carried, node, found));
                    into.merge(Part.read(in(bytes(found::write)), work.comparing()));
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            }
        }

        @Override
        public void close() {}
    }

    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    private static byte[] bytes(Writing writing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writing.to(out);
        }
        return bytes.toByteArray();
    }

    private static DataInputStream in(byte[] bytes) {
        return new DataInputStream(new ByteArrayInputStream(bytes));
    }
}
