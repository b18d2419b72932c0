package io.bindery.server.catalog;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Answers `node`: the classification of a node, and its environment.
public record NodeService(CompileSite site) {
    public Answer get(Request request, Caller caller, String key) {
        String environment = EnvironmentName.of(request);
        site.code().require(environment);
        Hash facts = site.facts().find(key).orElse(Hash.EMPTY);
        Classification classified = classify(request, caller, key, environment, facts);
        String chosen = classified.environment() == null ? environment : classified.environment();
        if (site.code().environment(chosen) == null) {
            throw V3Error.failed("Could not find a directory environment named '" + chosen + "' anywhere in the path: "
                    + site.settings().get().require("environmentpath") + ". Does the directory exist?");
        }
        return Answer.of(200, Format.accepted(request, Format.PLAIN).contentType(), json(key, chosen, classified, facts));
    }

    private Classification classify(Request request, Caller caller, String key, String environment, Hash facts) {
        NodeRequest node = NodeRequest.of(key, site.settings().get())
                .withFacts(new FactsSource.Given(facts))
                .withTrusted(site.trusted().of(caller))
                .withServerFacts(site.serverFacts())
                .withEnvironment(EnvironmentRequest.byAgent(environment))
                .withClassification(ClassificationSource.OF_SETTINGS)
                .withTransaction(request.query().last("transaction_uuid").orElse(null));
        try {
            Classification found = site.compiler().classify(node);
            if (found == null) {
                throw V3Error.notFound("node " + key);
            }
            return found;
        } catch (LoadError failed) {
            // The prefix is of the compiler, which asks for the node too.
            throw V3Error.failed(failed.message().replace("Failed when searching for node " + key + ": ", ""));
        }
    }

    private static byte[] json(String name, String environment, Classification classified, Hash facts) {
        SequencedMap<Value, Value> node = new LinkedHashMap<>();
        node.put(Str.of("name"), Str.of(name));
        SequencedMap<Value, Value> parameters = new LinkedHashMap<>();
        classified.parameters().forEach((key, value) -> parameters.put(Str.of(key), value));
        facts.entries().forEach((key, value) -> parameters.putIfAbsent(key, withoutNothing(value)));
        if (!parameters.isEmpty()) {
            node.put(Str.of("parameters"), Hash.owning(parameters));
        }
        if (!classified.classes().isEmpty()) {
            node.put(Str.of("classes"), classes(classified));
        }
        node.put(Str.of("environment"), Str.of(environment));
        JsonOutput out = new JsonOutput();
        new RichData(out).write(PlainData.of(Hash.owning(node)));
        return out.bytes();
    }

    private static Value classes(Classification classified) {
        if (classified.named()) {
            return new Arr(classified.classes().keySet().stream().map(each -> (Value) Str.of(each)).toList());
        }
        SequencedMap<Value, Value> classes = new LinkedHashMap<>();
        classified.classes().forEach((name, parameters) -> classes.put(Str.of(name), parameters.size() == 0 ? Undef.UNDEF : parameters));
        return Hash.owning(classes);
    }

    // As Puppet does: nothing inside a fact becomes an empty text.
    private static Value withoutNothing(Value value) {
        return switch (value) {
            case Undef _ -> Str.of("");
            case Arr list -> new Arr(list.elements().stream().map(NodeService::withoutNothing).toList());
            case Hash hash -> {
                SequencedMap<Value, Value> entries = new LinkedHashMap<>();
                hash.entries().forEach((key, each) -> entries.put(key, withoutNothing(each)));
                yield Hash.owning(entries);
            }
            default -> value;
        };
    }
}
