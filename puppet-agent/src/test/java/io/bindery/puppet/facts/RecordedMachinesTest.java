package io.bindery.puppet.facts;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Facts of recorded machines are those that the real Facter found on the same recordings.
class RecordedMachinesTest {
    private static final Path MACHINES = Path.of("src/test/corpus/machines");

    /// Facts of the machine that Facter ran on, or of the network: the goldens leave them out.
    private static final Set<String> LEFT_OUT = Set.of("timezone", "cloud");

    static Stream<String> machines() throws IOException {
        List<String> names;
        try (Stream<Path> files = Files.list(MACHINES)) {
            names = files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".machine"))
                    .map(name -> name.substring(0, name.length() - ".machine".length()))
                    .sorted()
                    .toList();
        }
        assertThat(names).hasSizeGreaterThan(10);
        return names.stream();
    }

    @ParameterizedTest
    @MethodSource("machines")
    void factsAreThoseOfFacter(String name) throws IOException {
        CollectedFacts facts = collect(RecordedMachine.read(MACHINES.resolve(name + ".machine")), List.of());
        assertThat(facts.messages()).isEmpty();
        assertThat(byName(facts.values())).containsExactlyInAnyOrderEntriesOf(byName(golden(name)));
    }

    @Test
    void providersOfCloudsAreKnownByTheFirmware() throws IOException {
        assertThat(at("amazon2-ec2", "cloud.provider")).isEqualTo(Str.of("aws"));
        assertThat(at("debian12-azure", "cloud.provider")).isEqualTo(Str.of("azure"));
        assertThat(at("redhat9-server", "cloud.provider")).isNull();
    }

    @Test
    void queriesRunOnlyWhatTheyNeed() throws IOException {
        RecordedMachine machine = RecordedMachine.read(MACHINES.resolve("redhat9-server.machine"));
        CollectedFacts facts = collect(machine, List.of("os.release.major", "memorysize"));
        assertThat(facts.at("os.release.major")).isEqualTo(Str.of("9"));
        assertThat(facts.at("memorysize")).isEqualTo(Str.of("251.62 GiB"));
        assertThat(facts.values().entries().keySet()).containsOnly(Str.of("os"), Str.of("memory"), Str.of("memorysize"));
        assertThat(machine.asked()).isEmpty();
    }

    private static Value at(String name, String path) throws IOException {
        return collect(RecordedMachine.read(MACHINES.resolve(name + ".machine")), List.of(path)).at(path);
    }

    private static CollectedFacts collect(RecordedMachine machine, List<String> queries) {
        FactRequest request = new FactRequest(
                new LocalHost(new LocalProcesses()), machine.environment(), queries, true, null, List.of(), List.of(), List.of(), false, false, false, null);
        return Facts.collect(request, machine, MACHINES);
    }

    private static Map<String, Value> byName(Hash facts) {
        Map<String, Value> byName = new TreeMap<>();
        facts.entries().forEach((name, value) -> byName.put(((Str) name).value(), value));
        byName.keySet().removeAll(LEFT_OUT);
        return byName;
    }

    private static Hash golden(String name) throws IOException {
        String text = Files.readString(MACHINES.resolve(name + ".json"));
        return (Hash) JsonReader.read(new SourceFile(name, text), ValueBuilder.VALUES);
    }
}
