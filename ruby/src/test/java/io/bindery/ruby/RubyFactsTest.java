package io.bindery.ruby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Custom facts, as Facter 4.3.0 resolves them.
class RubyFactsTest {
    @TempDir
    private Path folder;

    @Test
    void factsAreResolvedByWeightConfinesAndKind() throws Exception {
        Path file = Files.writeString(folder.resolve("facts.rb"), """
                require 'facter'
                Facter.add(:role) { confine kernel: 'linux'; has_weight 50; setcode { "web #{Facter.value('os.name')}" } }
                Facter.add(:role) { setcode { 'light' } }
                Facter.add('Cmd') { setcode 'sh -c "echo one; echo two"' }
                Facter.add(:merged, type: :aggregate) do
                  chunk(:a) { { 'x' => [1], 'y' => 2.5 } }
                  chunk(:b, require: :a) { |a| { 'x' => a['x'] + [3], :z => :symbol } }
                end
                Facter.add(:summed, type: :aggregate) do
                  chunk(:one) { 1 }
                  chunk(:two) { 2 }
                  aggregate { |chunks| chunks.values.sum }
                end
                Facter.add(:broken) { setcode { raise 'oops' } }
                Facter.add(:nothing) { setcode { nil } }
                Facter.add(:confined) { confine { false }; setcode { 1 } }
                Facter.add(:family) { confine('os.family') { |value| value == 'debian' }; setcode { Facter.fact(:os).value['family'] } }
                Facter.add(:slow, timeout: 0.1) { setcode { sleep 5 } }
                Facter.add(:later) { setcode { Facter.value(:zulu).upcase } }
                Facter.add(:unwanted) { setcode { raise 'never asked for' } }
                """);
        Path other = Files.writeString(folder.resolve("zulu.rb"), "Facter.add(:zulu) { setcode { 'zz' } }");
        Path bad = Files.writeString(folder.resolve("bad.rb"), "def (");
        Map<String, String> known = Map.of(
                "kernel", "\"Linux\"", "os.name", "\"Debian\"", "os.family", "\"Debian\"", "os", "{\"family\": \"Debian\"}");
        List<String> messages = new ArrayList<>();
        String found = new RubyFacts(RubyJars.folder()).resolve(
                List.of(bad, file, other), name -> !name.equals("unwanted"), known::get,
                (command, limit, environment) -> List.of("ran " + command.replaceFirst(".*/", ""), ""), (level, text) -> messages.add(level + " " + text));
        assertThat(found).isEqualTo("[[\"role\",50,\"web Debian\"],[\"cmd\",0,\"ran sh -c \\\"echo one; echo two\\\"\"],"
                + "[\"merged\",0,{\"x\":[1,1,3],\"y\":2.5,\"z\":\"symbol\"}],[\"summed\",0,3],[\"family\",1,\"Debian\"],[\"later\",0,\"ZZ\"],[\"zulu\",0,\"zz\"]]");
        assertThat(messages).hasSize(3);
        assertThat(messages.get(0)).startsWith("ERROR Error loading fact " + bad + ": ");
        assertThat(messages.get(1)).isEqualTo("ERROR Error while resolving custom fact fact='broken', resolution='<anonymous>': oops");
        assertThat(messages.get(2)).isEqualTo("ERROR Timed out after 0.1 seconds while resolving fact='slow', resolution='<anonymous>'");
    }
}
