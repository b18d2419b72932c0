package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.BatchCompile;
import io.bindery.cli.compile.RecordLines;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Every record of a batch gets exactly one answer, whatever the others do.
class BatchAnswersTest {
    private static String record(String name, String code) {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("name").string(name).key("certname").string("n").key("code").string(code).endObject();
        return out.newline().toString();
    }

    private static int run(String records, OutputStream out) throws InterruptedException {
        Compiler compiler = new Compiler(new Library(MemoryTree.EMPTY), Generators.REFUSED);
        return new BatchCompile(new NodeCompiler(compiler), Settings.defaults("puppet.example.com"), out, new Terminal())
                .run(new RecordLines(new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8))), 2);
    }

    @Test
    @Timeout(120)
    void badRecordsAreAnsweredBesideGoodOnes() throws Exception {
        String records = record("good1", "notify { 'a': }")
                + record("deep", "notice(Integer[1, 100000].reduce([]) |$m, $x| { [$m] })")
                + record("recursive", "function f($x) { f([$x]) }\nf(0)")
                + record("regex", "Integer[1, 50].each |$x| { ('a' * 1) } if 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' =~ /^(a+)+$/ { }")
                + record("null", "notice(file(\"/a\\u{0}b\"))")
                + "{\"name\":\"path\",\"certname\":\"n\",\"manifest\":\"a\\u0000b\"}\n"
                + "{\"name\":\"nameless\"}\n"
                + "no record at all\n"
                + "[".repeat(100_000) + "\n"
                + record("good2", "notify { 'b': }");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(run(records, out)).isZero();
        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(answers).hasSize(10);
        for (String name : List.of("good1", "good2")) {
            assertThat(answers).filteredOn(line -> line.startsWith("{\"name\":\"" + name + "\",\"catalog\"")).hasSize(1);
        }
        for (String name : List.of("deep", "recursive", "regex", "null", "path")) {
            assertThat(answers)
                    .filteredOn(line -> line.startsWith("{\"name\":\"" + name + "\",\"error\""))
                    .singleElement()
                    .asString()
                    .doesNotContain("internal error");
        }
    }

    @Test
    void recordsWithoutAnAnswerAreCounted() throws Exception {
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThat(run(record("a", "") + record("b", "") + record("c", ""), gone)).isPositive();
    }
}
