package io.bindery.check;

import io.bindery.check.finding.Finding;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.graph.CoreRelations;
import io.bindery.puppet.graph.Cycles;
import io.bindery.puppet.graph.RelationshipGraph;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.text.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Compiles nodes of an environment and looks at their catalogs: errors, relationships that lead nowhere, cycles.
final class NodeInspection {
    private static final Log SILENT = (level, source, message) -> {};

    /// The place in a message, which is removed because a finding has it in a field.
    private static final Pattern LOCATION = Pattern.compile(" \\(file: [^)]*\\)");

    /// A relationship that the compiler itself finds to lead nowhere.
    private static final Pattern DANGLING = Pattern.compile("^Could not find resource '.*' in parameter '(require|before|notify|subscribe)'");

    private final NodeCompiler nodes;
    private final Path environment;

    NodeInspection(NodeCompiler nodes, Path environment) {
        this.nodes = nodes;
        this.environment = environment.toAbsolutePath().normalize();
    }

    /// Compiles the node of a file of facts.
    List<Finding> inspect(Path facts) {
        String node = String.valueOf(facts.getFileName()).replaceFirst("\\.(json|ya?ml)$", "");
        try {
            Hash known = nodes.compiler().library().facts(facts);
            if (known.get("clientcert") instanceof Str(String certname)) {
                node = certname;
            }
            Catalog catalog = nodes.compile(request(node, new FactsSource.InFile(facts)), SILENT);
            return graph(catalog, node);
        } catch (CompileError error) {
            String file = error.file();
            String rule = DANGLING.matcher(error.message()).find() ? "dangling_relationship" : "compile";
            return List.of(finding(rule, LOCATION.matcher(error.message()).replaceFirst(""), file == null ? facts.toString() : file, error.line(), error.column()));
        } catch (LoadError error) {
            return List.of(finding("compile", error.message() + " on node " + node, facts.toString(), 0, 0));
        }
    }

    private NodeRequest request(String node, FactsSource facts) {
        return NodeRequest.of(node, HostSettings.defaults().with("eyaml_placeholders", "true"))
                .withFacts(facts)
                .withEnvironment(EnvironmentRequest.in(String.valueOf(environment.getFileName()), environment));
    }

    private List<Finding> graph(Catalog catalog, String node) {
        List<Finding> found = new ArrayList<>();
        for (RelationshipGraph.Dangling dangling : RelationshipGraph.dangling(catalog)) {
            found.add(at(dangling.resource(), "dangling_relationship", dangling.message() + " on node " + node));
        }
        if (found.isEmpty()) {
            Cycles cycles = RelationshipGraph.of(catalog, CoreRelations.CORE).expanded().cycles();
            cycles.members().forEach(cycle -> found.add(at(
                    cycle.getFirst().resource(), "dependency_cycle", cycles.pathOf(cycle) + " on node " + node)));
        }
        return found;
    }

    private Finding at(Resource resource, String rule, String message) {
        String file = resource.file();
        return finding(rule, message, file == null ? environment.toString() : file, resource.line(), resource.line() > 0 ? 1 : 0);
    }

    /// What is wrong with the bindings of the environment.
    List<Finding> bindings() {
        List<Finding> found = new ArrayList<>();
        try {
            NodeRequest request = request("check", new FactsSource.Given(Hash.EMPTY));
            for (BindingProblem problem : nodes.compiler().checkBindings(nodes.assemble(request, SILENT), false, SILENT)) {
                String file = problem.location().file();
                Severity severity = problem.isWarning() ? Severity.WARNING : Severity.ERROR;
                String rule = problem.code() == null ? "bindings" : "bindings_" + problem.code().name();
                found.add(new Finding(
                        rule, severity, problem.message(), shown(file), problem.location().line(), problem.location().column(), null, null));
            }
        } catch (CompileError error) {
            found.add(finding("bindings", error.message(), shown(error.file()), error.line(), error.column()));
        } catch (LoadError error) {
            found.add(finding("bindings", error.message(), environment.toString(), 0, 0));
        }
        return found;
    }

    private Finding finding(String rule, String message, String file, int line, int column) {
        return new Finding(rule, Severity.ERROR, message, shown(file), line, Math.max(column, line > 0 ? 1 : 0), null, null);
    }

    /// A file as the caller would write it: relative to the current directory where it is below it.
    private String shown(@Nullable String file) {
        Path path = Path.of(file == null ? environment.toString() : file).toAbsolutePath().normalize();
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
    }
}
