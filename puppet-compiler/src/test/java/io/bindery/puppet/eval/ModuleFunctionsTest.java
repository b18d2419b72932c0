package io.bindery.puppet.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.function.memcached.MaxMemory;
import io.bindery.puppet.function.neutron.ValidateNetworkVlanRanges;
import io.bindery.puppet.function.neutron.ValidateVniRanges;
import io.bindery.puppet.function.openstacklib.Inet6Prefix;
import io.bindery.puppet.function.openstacklib.NormalizeIpForUri;
import io.bindery.puppet.function.openstacklib.OsTransportUrl;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Functions of modules that are in Java for the usual calls: those give what the originals give, all others go to the original.
final class ModuleFunctionsTest {
    private static final Function ORIGINAL =
            Function.named("original").repeatedly("Any", "args").with((call, arguments) -> Int.of(4711));

    @TestFactory
    Stream<DynamicTest> calls() {
        return Corpus.of("src/test/corpus/module-functions").inputs(".calls").atLeast(5).tests(".out", ModuleFunctionsTest::outcomes);
    }

    @TestFactory
    Stream<DynamicTest> whatIsUnusualGoesToTheOriginal() {
        return Stream.of(
                        "os_transport_url()",
                        "os_transport_url({'host' => 'h'})",
                        "os_transport_url({'transport' => 'r'})",
                        "os_transport_url({'transport' => 'r', 'host' => 'h', 'hosts' => ['h']})",
                        "os_transport_url({'transport' => 'r', 'host' => undef})",
                        "os_transport_url({'transport' => 'r', 'host' => 'h', 'ssl' => 'maybe'})",
                        "os_transport_url({'transport' => 'r', 'host' => 'h', 'ssl' => true})",
                        "os_transport_url({'transport' => 'r', 'host' => 'h', 'query' => {'a' => [1]}})",
                        "os_transport_url({'transport' => 'r', 'hosts' => ['h', 1]})",
                        "os_transport_url({'transport' => 'r', 'host' => 'h', 'port' => 1.5})",
                        "inet6_prefix('::1')",
                        "inet6_prefix('[::1]:11211')",
                        "inet6_prefix(['a', 'fe80::1%eth0'])",
                        "inet6_prefix(1)",
                        "inet6_prefix(\"x\\ninet6:y\")",
                        "memcached::max_memory('1_000')",
                        "memcached::max_memory(false)",
                        "memcached::max_memory('x%')",
                        "validate_vni_ranges()",
                        "validate_vni_ranges('2:1')",
                        "validate_vni_ranges('1:16777216')",
                        "validate_vni_ranges('010:011')",
                        "validate_vni_ranges(\"1:2\\nx\")",
                        "validate_network_vlan_ranges('1:4095')",
                        "validate_network_vlan_ranges('2:1')",
                        "validate_network_vlan_ranges('p:q:r')",
                        "validate_network_vlan_ranges([undef])")
                .map(line -> DynamicTest.dynamicTest(line, () -> assertThat(outcome(line)).isEqualTo("=> 4711")));
    }

    private static String outcomes(Path input) throws IOException {
        return Files.readAllLines(input).stream().map(line -> outcome(line) + "\n").collect(Collectors.joining());
    }

    private static String outcome(String line) {
        ParseResult parsed = Parser.parse(new SourceFile("calls", line));
        SmallWorld world = new SmallWorld(parsed.program(), EvaluationSettings.PUPPET_7);
        Supplier<Function> original = () -> ORIGINAL;
        List.of(
                        NormalizeIpForUri.FUNCTION,
                        OsTransportUrl.of(original),
                        Inet6Prefix.of(original),
                        MaxMemory.of(original),
                        ValidateVniRanges.of(original),
                        ValidateNetworkVlanRanges.of(original))
                .forEach(world::define);
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("memorysize"), Str.of("15.63 GiB"));
        world.top().define("facts", Hash.owning(facts));
        try {
            Value value = world.evaluator().evaluateProgram(parsed.program().body(), world.top());
            return "=> " + StringConversion.convert(value, Str.of("%p"));
        } catch (EvaluationError error) {
            return "! " + error.text();
        }
    }
}
