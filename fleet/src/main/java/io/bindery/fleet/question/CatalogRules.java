package io.bindery.fleet.question;

import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.NativeTypeSource;
import io.bindery.puppet.load.RubyCode;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Rules about catalogs, written in Puppet's language. A file of rules is a program that is evaluated for each node after its catalog was
/// compiled, with the node's facts. Two functions are its only access to the catalog:
///
/// - `rule(NAME, TYPE, MESSAGE) |$resource| { ... }` calls the block with each resource of the type (`'*'` for all) and reports those for
///   which it returns false. The resource is a hash of its parameters, with `type`, `title`, `tags` and `exported` unless a parameter has
///   that name.
/// - `catalog_rule(NAME, MESSAGE) |$resources| { ... }` calls the block once with a hash of all resources by their references. The block
///   returns the references of the faulty resources, or a boolean for the whole catalog.
public final class CatalogRules {
    private static final Path ROOT = Path.of("/bindery/rules");
    private static final String FUNCTIONS = ROOT + "/modules/rules/lib/puppet/functions/";
    private static final Log SILENT = (level, source, message) -> {};
    private static final ScopedValue<Examination> CURRENT = ScopedValue.newInstance();

    private final NodeCompiler compiler;
    private final Program program;
    private final Settings settings;

    /// A violation of a rule.
    ///
    /// @param rule the rule's name
    /// @param resource the faulty resource; null for the whole catalog
    public record Fault(String rule, String message, @Nullable Resource resource) {}

    /// The catalog that the rules inspect, and their findings.
    private record Examination(Catalog catalog, List<Fault> faults) {}

    /// @param text the file of rules
    public CatalogRules(String text) {
        MemoryTree files = MemoryTree.EMPTY.with(FUNCTIONS + "rule.rb", "").with(FUNCTIONS + "catalog_rule.rb", "");
        this.compiler = new NodeCompiler(new Compiler(new Library(files, NativeTypeSource.NONE, new RuleFunctions()), Generators.FORBIDDEN));
        this.program = new Program.Code(text);
        this.settings = Settings.defaults("puppet").with("hiera_config", "/nonexistent/hiera.yaml").with("strict_variables", "true");
    }

    /// What the rules find in a node's catalog.
    ///
    /// @throws CompileError if a rule cannot be evaluated
    public List<Fault> faults(FleetNode node, Hash facts, Catalog catalog) {
        Examination examination = new Examination(catalog, new ArrayList<>());
        NodeRequest request = NodeRequest.of(node.name(), settings)
                .withFacts(new FactsSource.Given(facts))
                .withTrusted(new TrustedData(Str.of("remote"), node.name(), node.extensions(), Hash.EMPTY))
                .withEnvironment(new EnvironmentRequest("rules", null, ROOT, List.of(ROOT.resolve("modules")), false, false))
                .withProgram(program);
        ScopedValue.where(CURRENT, examination).run(() -> compiler.compile(request, SILENT));
        return examination.faults;
    }

    /// The functions of rules, found like functions in files of a module.
    private static final class RuleFunctions implements RubyCode {
        private final Function rule = Function.named("rule")
                .takes("String[1]", "name")
                .takes("Variant[String[1], Array[String[1]]]", "type")
                .takes("String[1]", "message")
                .block("Callable[1, 1]")
                .with((call, arguments) -> each(call, text(arguments.get(0)), arguments.get(1), text(arguments.get(2))));
        private final Function whole = Function.named("catalog_rule")
                .takes("String[1]", "name")
                .takes("String[1]", "message")
                .block("Callable[1, 1]")
                .with((call, arguments) -> whole(call, text(arguments.get(0)), text(arguments.get(1))));

        @Override
        public @Nullable Function function(String name, Path file, String text, Libraries libraries) {
            return switch (name) {
                case "rule" -> rule;
                case "catalog_rule" -> whole;
                default -> null;
            };
        }

        @Override
        public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
            return RubyCode.NONE.render(file, text, libraries, call);
        }

        private static Value each(Call call, String name, Value types, String message) {
            Closure block = call.requiredBlock();
            List<String> wanted = (types instanceof Arr list ? list.elements() : List.of(types)).stream()
                    .map(each -> text(each).toLowerCase(Locale.ROOT))
                    .toList();
            Examination examination = CURRENT.get();
            for (Resource resource : examination.catalog.resources()) {
                boolean meant = wanted.contains("*") || wanted.contains(resource.reference().type().toLowerCase(Locale.ROOT));
                if (meant && !isTrue(block.call(described(resource)))) {
                    examination.faults.add(new Fault(name, message, resource));
                }
            }
            return Undef.UNDEF;
        }

        private static Value whole(Call call, String name, String message) {
            Examination examination = CURRENT.get();
            SequencedMap<Value, Value> all = new LinkedHashMap<>();
            SequencedMap<String, Resource> known = new LinkedHashMap<>();
            for (Resource resource : examination.catalog.resources()) {
                known.put(resource.reference().toString(), resource);
                all.put(Str.of(resource.reference().toString()), described(resource));
            }
            Value answer = call.requiredBlock().call(Hash.owning(all));
            if (answer instanceof Arr faults) {
                faults.elements().forEach(each -> examination.faults.add(new Fault(name, message, known.get(each.toString()))));
            } else if (answer instanceof Str(String reference)) {
                examination.faults.add(new Fault(name, message, known.get(reference)));
            } else if (!isTrue(answer)) {
                examination.faults.add(new Fault(name, message, null));
            }
            return Undef.UNDEF;
        }

        private static boolean isTrue(Value value) {
            return value != Bool.FALSE && value != Undef.UNDEF;
        }

        private static String text(Value value) {
            return value instanceof Str(String text) ? text : value.toString();
        }

        private static Hash described(Resource resource) {
            SequencedMap<Value, Value> entries = new LinkedHashMap<>();
            for (Parameter parameter : resource.parameters()) {
                entries.put(Str.of(parameter.name()), parameter.value());
            }
            entries.putIfAbsent(Str.of("type"), Str.of(resource.reference().type()));
            entries.putIfAbsent(Str.of("title"), Str.of(resource.reference().title()));
            entries.putIfAbsent(Str.of("tags"), new Arr(resource.tags().stream().<Value>map(Str::of).toList()));
            entries.putIfAbsent(Str.of("exported"), Bool.of(resource.exported()));
            return Hash.owning(entries);
        }
    }
}
