package io.bindery.server.catalog;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiled;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.node.EnvironmentRequest;
import io.bindery.puppet.node.FactsSource;
import io.bindery.puppet.node.NodeRequest;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Parameters;
import io.bindery.server.http.Request;
import io.bindery.server.http.Target;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// Answers `catalog`: stores the facts that came with the request, and compiles.
public record CatalogService(CompileSite site, StaticCatalogs statics) {
    /// Names that no fact may have. A fact `trusted` is dropped instead.
    private static final List<String> RESERVED = List.of("facts", "server_facts");
    private static final List<Format> FORMATS = List.of(Format.RICH_JSON, Format.JSON, Format.PSON);

    /// A catalog asked for by GET or POST. The form is decoded by the thread that compiles: what waits for one holds only the bytes that were sent.
    public Answer find(Request request, Caller caller, String key) {
        try {
            return site.pool().run(waited -> answerDecoded(request, caller, key, new CompileProfile(waited)));
        } catch (CompilePool.Overloaded full) {
            return Answer.of(503, "text/plain;charset=utf-8", "The server has too many catalogs to compile; please try again")
                    .with("Retry-After", Integer.toString(full.seconds()));
        }
    }

    // As Puppet does: a parameter of the form counts more than one of the query.
    private Answer answerDecoded(Request request, Caller caller, String key, CompileProfile profile) {
        Parameters all = request.method().equals("POST") && isForm(request)
                ? request.query().with(Target.parameters(request.text()))
                : request.query();
        String environment = all.last("environment").orElse("null");
        if (!EnvironmentName.isValid(environment) || !all.has("environment")) {
            return Answer.of(400, "text/plain;charset=utf-8", "The environment must be purely alphanumeric, not '" + environment + "'");
        }
        return answer(request, caller, new Asked(key, environment, all), profile);
    }

    /// The parts of a request.
    private record Asked(String node, String environment, Parameters parameters) {}

    private static boolean isForm(Request request) {
        return request.headers()
                .value("content-type")
                .map(type -> type.toLowerCase(Locale.ROOT).startsWith("application/x-www-form-urlencoded"))
                .orElse(false);
    }

    private Answer answer(Request request, Caller caller, Asked asked, CompileProfile profile) {
        Optional<Format> format = format(request);
        long begun = System.nanoTime();
        Catalog catalog = compile(caller, asked, profile);
        profile.done("compile");
        site.notices().accept("Compiled catalog for %s in environment %s in %.2f seconds"
                .formatted(asked.node, catalog.environment(), (System.nanoTime() - begun) / 1e9));
        // As Puppet does: an unacceptable Accept header is reported only after the compile.
        Format chosen = format.orElseGet(() -> Format.accepted(request, FORMATS));
        byte[] body = json(catalog, chosen, asked);
        profile.done("writing JSON");
        if (profile.seconds() >= site.slowSeconds()) {
            site.log().write(LogLevel.WARNING, null, "Slow catalog for " + asked.node + " in environment " + catalog.environment() + ": " + profile.text());
        }
        return Answer.of(200, chosen.contentType(), body);
    }

    private static Optional<Format> format(Request request) {
        try {
            return Optional.of(Format.accepted(request, FORMATS));
        } catch (V3Error later) {
            return Optional.empty();
        }
    }

    private byte[] json(Catalog catalog, Format format, Asked asked) {
        Catalog shipped = format == Format.RICH_JSON ? catalog : PlainData.of(catalog);
        try {
            JsonOutput out = CatalogWriter.json(shipped);
            return statics.isWanted(catalog, asked.parameters) ? statics.inlined(catalog, asked.parameters, out) : out.bytes();
        } catch (SerializationError unwritable) {
            throw V3Error.failed(String.valueOf(unwritable.getMessage()));
        }
    }

    private Catalog compile(Caller caller, Asked asked, CompileProfile profile) {
        try {
            Hash facts = facts(asked);
            TrustedData trusted = site.trusted().of(caller);
            if (asked.parameters.has("facts")) {
                site.records().facts(asked.node, facts, trusted.toHash(), asked.environment);
            }
            NodeRequest node = NodeRequest.of(asked.node, site.settings().get())
                    .withFacts(new FactsSource.Given(facts))
                    .withTrusted(trusted)
                    .withServerFacts(site.serverFacts())
                    .withEnvironment(environment(asked))
                    .withCodeId(site.versions().current(asked.environment))
                    .withExported(site.records().exported(asked.node))
                    .withTransaction(asked.parameters.last("transaction_uuid").orElse(null));
            return site.records().keepsCatalogs() ? kept(node, asked, profile) : site.compiler().compile(node, site.log(), profile);
        } catch (CompileError error) {
            throw V3Error.failed(error.message());
        } catch (LoadError error) {
            throw V3Error.failed(worded(error.message(), asked.node));
        } catch (UncheckedIOException unreadable) {
            throw V3Error.failed(LoadError.unreadable(unreadable).message());
        } catch (IOException unwritable) {
            throw V3Error.failed("Could not store facts or catalog of " + asked.node + ": " + unwritable.getMessage());
        }
    }

    /// Compiles, and keeps the catalog for other nodes. An agent that has to ask again leaves nothing to keep.
    private Catalog kept(NodeRequest node, Asked asked, CompileProfile profile) throws IOException {
        LookedUpKeys keys = new LookedUpKeys();
        Compiled compiled = site.compiler().compileAll(node, site.log(), profile, site.tracksLookups() ? keys : Witness.NONE);
        if (!compiled.stored().resources().isEmpty()) {
            site.records()
                    .catalog(new NodeRecords.Kept(
                            PlainData.of(compiled.catalog()),
                            PlainData.of(compiled.stored()),
                            asked.parameters.last("transaction_uuid").orElse(null),
                            asked.parameters.last("job_id").orElse(null),
                            keys.list()));
        }
        return compiled.catalog();
    }

    // As Puppet does: the message names the node, and for a missing environment the step that failed.
    private static String worded(String message, String node) {
        if (message.startsWith("Could not find a directory environment")) {
            return "Failed when searching for node " + node + ": " + message;
        }
        return message.startsWith("Execution of config_version command") ? message + " on node " + node : message;
    }

    // As Puppet does: a missing environment is no error; the catalog is compiled in the default environment and names it.
    private EnvironmentRequest environment(Asked asked) {
        boolean there = site.code().environment(asked.environment) != null;
        String name = there ? asked.environment : site.settings().get().require("environment");
        boolean check = asked.parameters.last("check_environment").map("true"::equals).orElse(false);
        return new EnvironmentRequest(null, name, null, null, false, check && there);
    }

    private Hash facts(Asked asked) {
        String text = asked.parameters.last("facts").orElse(null);
        if (text == null) {
            return withoutTrusted(site.facts().find(asked.node).orElse(Hash.EMPTY));
        }
        Facts facts = sent(asked, text);
        for (String reserved : RESERVED) {
            if (facts.values().get(reserved) != null) {
                throw V3Error.failed("Attempt to assign to a reserved variable name: '" + reserved + "' on node " + asked.node);
            }
        }
        try {
            site.facts().keep(facts);
        } catch (IOException unwritable) {
            throw V3Error.failed("Could not store the facts of " + asked.node + ": " + unwritable.getMessage());
        }
        return withoutTrusted(facts.values());
    }

    /// The facts without one named `trusted`, because only the server determines the trusted facts.
    static Hash withoutTrusted(Hash facts) {
        if (facts.get("trusted") == null) {
            return facts;
        }
        SequencedMap<Value, Value> others = new LinkedHashMap<>(facts.entries());
        others.remove(Str.of("trusted"));
        return Hash.owning(others);
    }

    private static Facts sent(Asked asked, String text) {
        String format = asked.parameters
                .last("facts_format")
                .orElseThrow(() -> V3Error.failed("Facts but no fact format provided for " + asked.node));
        if (!format.equals("application/json") && !format.equals("pson")) {
            throw V3Error.failed("Unsupported facts format");
        }
        try {
            Facts facts = Facts.parse(Target.unescapedForm(text));
            if (!facts.name().equals(asked.node)) {
                throw V3Error.failed("Catalog for \"" + asked.node + "\" was requested with fact definition for the wrong node (\""
                        + facts.name() + "\").");
            }
            return facts;
        } catch (Facts.Unreadable broken) {
            throw V3Error.failed("Could not intern from json: " + broken.getMessage());
        }
    }
}
