package io.bindery.server.puppetdb;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.server.catalog.NodeRecords;
import io.bindery.server.report.ReportProcessor;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;

/// A PuppetDB. Facts, catalogs and reports go to it through a spool on disk; exported resources and queries go to it directly.
public final class PuppetDb implements NodeRecords, ReportProcessor {
    private final PuppetDbSettings settings;
    private final String producer;
    private final Consumer<String> problems;
    private final Spool spool;
    private final PuppetDbClient client;
    private final SpoolSender sender;

    /// @param producer the name of this server
    /// @param spool where commands wait on disk
    /// @param problems receives what goes wrong
    public PuppetDb(PuppetDbSettings settings, String producer, Path spool, SSLContext tls, Consumer<String> problems)
            throws IOException {
        this.settings = settings;
        this.producer = producer;
        this.problems = problems;
        this.spool = new Spool(spool);
        this.client = new PuppetDbClient(settings, tls);
        this.sender = new SpoolSender(this.spool, client, problems);
        sender.start();
    }

    @Override
    public boolean keepsCatalogs() {
        return true;
    }

    @Override
    public void facts(String node, Hash facts, Hash trusted, String environment) throws IOException {
        Instant now = Instant.now();
        submit(new DbCommand(
                DbCommand.REPLACE_FACTS, 5, node, now, WireFacts.json(node, facts, trusted, environment, producer, now)));
    }

    @Override
    public void catalog(Kept catalog) throws IOException {
        Instant now = Instant.now();
        byte[] payload = WireCatalog.json(catalog, settings, producer, now);
        submit(new DbCommand(DbCommand.REPLACE_CATALOG, 9, catalog.stored().name(), now, payload));
        if (!catalog.lookedUp().isEmpty()) {
            submit(new DbCommand(DbCommand.REPLACE_CATALOG_INPUTS, 1, catalog.stored().name(), now, WireInputs.json(catalog, now)));
        }
    }

    @Override
    public void process(String host, Hash report) throws IOException {
        Instant now = Instant.now();
        submit(new DbCommand(DbCommand.STORE_REPORT, 8, host, now, WireReport.json(report, settings, producer, now)));
    }

    private void submit(DbCommand command) throws IOException {
        try {
            spool.add(command);
            sender.wake();
        } catch (IOException unwritable) {
            if (!settings.softWriteFailure()) {
                throw unwritable;
            }
            problems.accept("'" + command.name() + "' for " + command.certname() + " is lost: " + unwritable.getMessage());
        }
    }

    @Override
    public ExportedResources exported(String node) {
        return new ExportedResources() {
            @Override
            public List<Stored> find(String type) {
                return PuppetDb.this.find(type, node);
            }

            @Override
            public boolean answersQueries() {
                return true;
            }

            @Override
            public Value query(Value query) {
                return PuppetDb.this.query(query);
            }
        };
    }

    private List<ExportedResources.Stored> find(String type, String node) {
        JsonOutput query = new JsonOutput();
        query.beginArray().string("and");
        query.beginArray().string("=").string("type").string(type).endArray();
        query.beginArray().string("=").string("exported").bool(true).endArray();
        query.beginArray().string("not");
        query.beginArray().string("=").string("certname").string(node).endArray().endArray().endArray();
        List<ExportedResources.Stored> found = new ArrayList<>();
        try {
            if (read(client.query("/resources", query.toString())) instanceof Arr resources) {
                for (Value each : resources.elements()) {
                    if (each instanceof Hash resource) {
                        found.add(stored(resource));
                    }
                }
            }
        } catch (IOException | DataError failed) {
            throw new EvaluationError("Could not retrieve resources from the PuppetDB at " + failed.getMessage());
        }
        found.sort(Comparator.comparing(ExportedResources.Stored::id));
        return found;
    }

    private static ExportedResources.Stored stored(Hash resource) {
        List<Parameter> parameters = new ArrayList<>();
        if (resource.get("parameters") instanceof Hash given) {
            given.entries().forEach((name, value) -> {
                if (name instanceof Str(String text)) {
                    parameters.add(new Parameter(text, value, Origin.Given.STORED));
                }
            });
        }
        List<String> tags = new ArrayList<>();
        if (resource.get("tags") instanceof Arr list) {
            list.elements().forEach(tag -> {
                if (tag instanceof Str(String text)) {
                    tags.add(text);
                }
            });
        }
        Reference reference = new Reference(text(resource, "type"), text(resource, "title"));
        return new ExportedResources.Stored(
                text(resource, "certname") + "|" + reference.type() + "|" + reference.title(),
                new Resource(
                        reference,
                        Kind.UNKNOWN,
                        parameters,
                        tags,
                        List.of(),
                        true,
                        false,
                        resource.get("file") instanceof Str(String file) ? file : null,
                        resource.get("line") instanceof Int(long line) ? (int) line : 0));
    }

    private static String text(Hash hash, String key) {
        return hash.get(key) instanceof Str(String text) ? text : "";
    }

    private Value query(Value query) {
        String text;
        if (query instanceof Str(String written)) {
            text = written;
        } else {
            JsonOutput out = new JsonOutput();
            new RichData(out).write(query);
            text = out.toString();
        }
        try {
            return read(client.query("", text));
        } catch (IOException | DataError failed) {
            throw new EvaluationError("The PuppetDB query failed: " + failed.getMessage());
        }
    }

    private static Value read(String json) {
        return JsonReader.read(new SourceFile("PuppetDB", json), ValueBuilder.VALUES);
    }
}
