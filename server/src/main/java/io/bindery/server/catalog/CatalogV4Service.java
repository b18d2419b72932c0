package io.bindery.server.catalog;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.load.Classifier.Classification;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/// Answers `v4/catalog`: compiles for a service that brings the node's facts and trusted data itself.
public record CatalogV4Service(CompileSite site) {
    private static final String TEXT = "text/plain;charset=utf-8";
    private static final List<String> REQUIRED = List.of("persistence", "environment", "certname");
    private static final Set<String> KNOWN = Set.of(
            "persistence", "environment", "certname", "facts", "trusted_facts", "transaction_uuid", "job_id", "options");

    public Answer post(Request request, Caller caller, String key) {
        Hash asked;
        try {
            if (!(JsonReader.read(new SourceFile("", request.text()), ValueBuilder.VALUES) instanceof Hash hash)) {
                return Answer.of(400, TEXT, "Invalid input: (not (map? a-value))");
            }
            asked = hash;
        } catch (DataError broken) {
            return Answer.of(400, TEXT, "Invalid input: " + broken.text());
        }
        String problem = problem(asked);
        if (problem != null) {
            return Answer.of(400, TEXT, problem);
        }
        String environment = text(asked, "environment");
        if (!EnvironmentName.isValid(environment)) {
            return Answer.of(400, TEXT, "The environment must be purely alphanumeric, not '" + environment + "'");
        }
        try {
            return site.pool().run(_ -> answer(asked, environment));
        } catch (CompilePool.Overloaded full) {
            return Answer.of(503, TEXT, "The server has too many catalogs to compile; please try again")
                    .with("Retry-After", Integer.toString(full.seconds()));
        }
    }

    private static @Nullable String problem(Hash asked) {
        StringJoiner problems = new StringJoiner(", ", "Invalid input: {", "}");
        int none = problems.length();
        REQUIRED.stream().filter(each -> asked.get(each) == null).forEach(each -> problems.add("\"" + each + "\" missing-required-key"));
        for (Value name : asked.entries().keySet()) {
            if (name instanceof Str(String text) && !KNOWN.contains(text)) {
                problems.add("\"" + text + "\" disallowed-key");
            }
        }
        return problems.length() == none ? null : problems.toString();
    }

    private Answer answer(Hash asked, String environment) {
        try {
            Catalog catalog = site.compiler().compile(node(asked, environment), site.log());
            JsonOutput json = new JsonOutput().beginObject().key("catalog");
            CatalogWriter.write(catalog, json);
            return Answer.of(200, "application/json", json.endObject().bytes());
        } catch (CompileError error) {
            return failed(error.message());
        } catch (LoadError | SerializationError error) {
            return failed(String.valueOf(error.getMessage()));
        } catch (UncheckedIOException unreadable) {
            return failed(LoadError.unreadable(unreadable).message());
        } catch (IOException unwritable) {
            return failed("Could not store the facts: " + unwritable.getMessage());
        }
    }

    private static Answer failed(String message) {
        return Answer.of(500, TEXT, "Internal Server Error: " + message);
    }

    private NodeRequest node(Hash asked, String environment) throws IOException {
        String certname = text(asked, "certname");
        Hash facts = values(asked.get("facts"));
        if (facts == null) {
            facts = site.facts().find(certname).orElse(Hash.EMPTY);
        } else if (asked.get("persistence") instanceof Hash persistence && persistence.get("facts") == Bool.TRUE) {
            site.facts().keep(new Facts(certname, facts, Instant.now(), null));
        }
        if (site.code().environment(environment) == null) {
            throw new LoadError("Could not find environment '" + environment + "'");
        }
        NodeRequest node = NodeRequest.of(certname, site.settings().get())
                .withFacts(new FactsSource.Given(CatalogService.withoutTrusted(facts)))
                .withTrusted(trusted(values(asked.get("trusted_facts"))))
                .withServerFacts(site.serverFacts())
                .withEnvironment(EnvironmentRequest.byAgent(environment))
                .withCodeId(site.versions().current(environment))
                .withTransaction(asked.get("transaction_uuid") instanceof Str(String id) ? id : null);
        boolean prefer = asked.get("options") instanceof Hash options && options.get("prefer_requested_environment") == Bool.TRUE;
        return prefer ? node.withClassification(inRequestedEnvironment(node)) : node;
    }

    private ClassificationSource inRequestedEnvironment(NodeRequest node) {
        Classification found = site.compiler().classify(node);
        Classification kept = found == null ? null : new Classification(found.classes(), found.parameters(), null, found.named());
        return ClassificationSource.of(new ClassificationSource.Given(NodeClassifier.of("asked already", name -> kept)));
    }

    private static TrustedData trusted(@Nullable Hash given) {
        if (given == null) {
            return new TrustedData(Bool.FALSE, null, Hash.EMPTY, Hash.EMPTY);
        }
        Value authenticated = given.get("authenticated");
        return new TrustedData(
                authenticated == null ? Bool.FALSE : authenticated,
                given.get("certname") instanceof Str(String name) ? name : null,
                given.get("extensions") instanceof Hash extensions ? extensions : Hash.EMPTY,
                given.get("external") instanceof Hash external ? external : Hash.EMPTY);
    }

    private static @Nullable Hash values(@Nullable Value given) {
        return given instanceof Hash hash && hash.get("values") instanceof Hash values ? values : null;
    }

    private static String text(Hash hash, String name) {
        return hash.get(name) instanceof Str(String text) ? text : "";
    }
}
