package io.bindery.server;

import com.typesafe.config.Config;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.EnvironmentSource;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.server.auth.CertificateExtensions;
import io.bindery.server.auth.Extensions;
import io.bindery.server.auth.Gate;
import io.bindery.server.auth.HeaderCallers;
import io.bindery.server.ca.CaEndpoint;
import io.bindery.server.ca.CaError;
import io.bindery.server.ca.CaLog;
import io.bindery.server.ca.CaSettings;
import io.bindery.server.ca.CaUpkeep;
import io.bindery.server.ca.CertificateAuthority;
import io.bindery.server.ca.Expirations;
import io.bindery.server.ca.HostTls;
import io.bindery.server.ca.TrustedOids;
import io.bindery.server.catalog.CatalogService;
import io.bindery.server.catalog.CatalogV4Service;
import io.bindery.server.catalog.CodeVersions;
import io.bindery.server.catalog.CompilePool;
import io.bindery.server.catalog.CompileSite;
import io.bindery.server.catalog.FactsService;
import io.bindery.server.catalog.FactsStore;
import io.bindery.server.catalog.NodeRecords;
import io.bindery.server.catalog.NodeService;
import io.bindery.server.catalog.StoredCatalogs;
import io.bindery.server.catalog.TrustedFacts;
import io.bindery.server.catalog.VersionCommands;
import io.bindery.server.environment.EnvironmentService;
import io.bindery.server.environment.TaskService;
import io.bindery.server.files.Bucket;
import io.bindery.server.files.ChecksumKind;
import io.bindery.server.files.FileService;
import io.bindery.server.files.StaticContent;
import io.bindery.server.http.AccessLog;
import io.bindery.server.http.HttpsListener;
import io.bindery.server.http.ListenerSettings;
import io.bindery.server.http.TlsFiles;
import io.bindery.server.http.Turnstile;
import io.bindery.server.puppetdb.PuppetDb;
import io.bindery.server.puppetdb.PuppetDbSettings;
import io.bindery.server.report.HttpReports;
import io.bindery.server.report.ReportProcessor;
import io.bindery.server.report.ReportService;
import io.bindery.server.status.AdminService;
import io.bindery.server.status.Expiry;
import io.bindery.server.status.MetricsService;
import io.bindery.server.status.PrometheusService;
import io.bindery.server.status.RequestFigures;
import io.bindery.server.status.ServerFigures;
import io.bindery.server.status.StatusService;
import io.bindery.server.v3.MessagePackHandler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A running server: reads its configuration, builds the applications and listens.
public final class BinderyServer implements AutoCloseable {
    private final HttpsListener listener;
    private final CompilePool pool;
    private final RequestFigures requests;
    private final Supplier<List<Expiry>> expiries;

    /// The inputs of a server.
    ///
    /// @param settings    the settings of `puppet.conf`, overridden by flags
    /// @param serverFacts the server's own facts for catalogs
    /// @param slowSeconds a catalog that takes this long gets a log line with the times of its parts
    public record Parts(
            ReloadingSettings settings,
            CodeSource code,
            Hash serverFacts,
            ListenerSettings listener,
            ServerLog log,
            AccessLog access,
            double slowSeconds) {}

    /// Starts to listen.
    ///
    /// @throws IOException if configuration, certificates or port cannot be had
    public BinderyServer(Parts parts) throws IOException {
        Settings settings = parts.settings().get();
        ServerLog log = parts.log();
        ServiceSettings services = ServiceSettings.read(settings);
        Config config = services.config();
        List<String> ignored = services.ignored();
        if (!ignored.isEmpty()) {
            log.write(ServerLog.Level.INFO, "settings", "Settings in conf.d without a meaning for this server: " + String.join(", ", ignored));
        }
        ReloadingRules rules = new ReloadingRules(new Configuration(settings), log);
        CertificateExtensions extensions =
                new CertificateExtensions(TrustedOids.read(Path.of(settings.require("trusted_oid_mapping_file"))));
        CertificateAuthority authority = CertificateAuthority.open(CaSettings.of(settings, config), caLog(log));
        new CaUpkeep(authority, caLog(log)).start();
        pool = new CompilePool(compilers(config), waiting(config));
        PuppetDb database = database(settings, log);
        CompileSite site = site(parts, config, extensions, records(settings, database));
        EnvironmentService environments =
                new EnvironmentService(
                        site.code(),
                        parts.code().compiler().library(),
                        List.of(settings.require("environmentpath").split(":")),
                        isOn(config, "jruby-puppet.environment-class-cache-enabled"),
                        message -> log.write(ServerLog.Level.WARN, "environments", message));
        Turnstile turnstile = new Turnstile(Runtime.getRuntime().availableProcessors());
        Router router = new Router(
                routes(parts, site, environments, processors(parts, settings, database), turnstile),
                new CaEndpoint(authority, caLog(log)),
                new StatusService(this::figures),
                new AdminService(name -> environments.flush(name.orElse(null))),
                new MetricsService(),
                () -> new PrometheusService(figures()),
                gate(rules, extensions, log),
                gate(rules, Extensions.BY_IDENTIFIER, log),
                (request, failure) -> log.write(ServerLog.Level.ERROR, "http", "Failed to answer " + request + ": " + failure));
        requests = new RequestFigures(new MessagePackHandler(
                () -> parts.settings().get().require("preferred_serialization_format").equals("msgpack"),
                new HeaderCallers(rules, router)));
        expiries = () -> expiries(authority, log);
        HeapUpkeep.start();
        listener = new HttpsListener(parts.listener(), services.tls(tls(settings)), requests, parts.access(), turnstile, () -> accompany(authority, log));
    }

    /// A second certificate for the server, with an EC key: only where the authority is this one and the server is in use.
    private static void accompany(CertificateAuthority authority, ServerLog log) {
        try {
            if (authority.accompanyHost()) {
                log.write(ServerLog.Level.INFO, "ca", "Issued a second certificate for this server, with an EC key, for quicker handshakes");
            }
        } catch (IOException | CaError failure) {
            log.write(ServerLog.Level.WARN, "ca", "Could not issue a second certificate for this server: " + failure.getMessage());
        }
    }

    private static CaLog caLog(ServerLog log) {
        return (level, message) -> log.write(
                switch (level) {
                    case INFO -> ServerLog.Level.INFO;
                    case WARNING -> ServerLog.Level.WARN;
                    case ERROR -> ServerLog.Level.ERROR;
                },
                "ca",
                message);
    }

    private static int compilers(Config config) {
        String path = "jruby-puppet.max-active-instances";
        return config.hasPath(path) ? Math.max(1, config.getInt(path)) : Math.max(1, Runtime.getRuntime().availableProcessors());
    }

    private static int waiting(Config config) {
        String path = "jruby-puppet.max-queued-requests";
        int most = config.hasPath(path) ? config.getInt(path) : 0;
        return most > 0 ? most : compilers(config) * CompilePool.WAITING_PER_THREAD;
    }

    private static boolean isOn(Config config, String path) {
        return config.hasPath(path) && config.getBoolean(path);
    }

    private static @Nullable String text(Config config, String path) {
        return config.hasPath(path) ? config.getString(path) : null;
    }

    /// The PuppetDB that `puppetdb.conf` names, where facts and catalogs or reports are to go there.
    private static @Nullable PuppetDb database(Settings settings, ServerLog log) throws IOException {
        Path file = Path.of(settings.require("confdir"), "puppetdb.conf");
        boolean reports = List.of(settings.require("reports").split("\\s*,\\s*")).contains("puppetdb");
        if (!settings.isOn("storeconfigs") && !reports || !Files.isRegularFile(file)) {
            return null;
        }
        TlsFiles tls = tls(settings);
        return new PuppetDb(
                PuppetDbSettings.read(file),
                settings.require("certname"),
                Path.of(settings.require("vardir"), "puppetdb"),
                HostTls.client(tls.certificate(), tls.privateKey(), tls.authorities()),
                problem -> log.write(ServerLog.Level.ERROR, "puppetdb", problem));
    }

    /// The report processors besides those that every server has.
    private static Map<String, ReportProcessor> processors(Parts parts, Settings settings, @Nullable PuppetDb database) throws IOException {
        Map<String, ReportProcessor> processors = new HashMap<>();
        TlsFiles tls = tls(settings);
        processors.put(
                "http",
                new HttpReports(
                        () -> parts.settings().get().require("reporturl"),
                        HostTls.client(tls.certificate(), tls.privateKey(), tls.authorities()),
                        (level, line) -> parts.log().write(CompileLog.level(level), "report", line)));
        if (database != null) {
            processors.put("puppetdb", database);
        }
        return processors;
    }

    /// Where facts and catalogs are kept for other nodes: nowhere without `storeconfigs`.
    private static NodeRecords records(Settings settings, @Nullable PuppetDb database) throws IOException {
        if (!settings.isOn("storeconfigs")) {
            return NodeRecords.NONE;
        }
        return database == null ? new StoredCatalogs(Path.of(settings.require("vardir"), "server_data/catalogs")) : database;
    }

    private CompileSite site(Parts parts, Config config, CertificateExtensions extensions, NodeRecords records) {
        Library library = parts.code().compiler().library();
        ReloadingSettings settings = parts.settings();
        EnvironmentSource environments = new WarningOnce(parts.code().environments());
        return new CompileSite(
                new NodeCompiler(parts.code().compiler(), environments),
                new EnvironmentCode(library, environments, settings, parts.log()),
                settings,
                new FactsStore(settings.get()),
                records,
                new TrustedFacts(extensions, settings),
                versioned(parts.serverFacts()),
                versions(parts.code(), config),
                pool,
                new CompileLog(parts.log()),
                message -> parts.log().write(ServerLog.Level.INFO, "puppet", message),
                isOn(config, "jruby-puppet.track-lookups"),
                parts.slowSeconds());
    }

    /// The server's facts with the version that its answers name. A site that comes from Puppet Server must see no other version in its manifests, and gets the
    /// language of that version.
    private static Hash versioned(Hash serverFacts) {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>(serverFacts.entries());
        facts.put(Str.of("serverversion"), Str.of(Router.PUPPET_VERSION));
        return Hash.owning(facts);
    }

    private static CodeVersions versions(CodeSource code, Config config) {
        return code.versions() != null
                ? code.versions()
                : new VersionCommands(text(config, "versioned-code.code-id-command"), text(config, "versioned-code.code-content-command"));
    }

    private static Gate gate(ReloadingRules rules, Extensions extensions, ServerLog log) {
        return new Gate(rules, extensions, message -> log.write(ServerLog.Level.ERROR, "auth", message));
    }

    private static PuppetRoutes routes(
            Parts parts, CompileSite site, EnvironmentService environments, Map<String, ReportProcessor> processors, Turnstile turnstile) {
        Settings settings = parts.settings().get();
        ChecksumKind digest =
                Objects.requireNonNullElse(ChecksumKind.named(settings.require("digest_algorithm")), ChecksumKind.SHA256);
        FileService files = new FileService(
                site.code(),
                parts.code().files(),
                Path.of(settings.require("fileserverconfig")),
                Path.of(settings.require("codedir")),
                digest,
                message -> parts.log().write(ServerLog.Level.ERROR, "files", message));
        Bucket bucket = new Bucket(site.code(), Path.of(settings.require("bucketdir")), digest);
        CatalogService catalogs = new CatalogService(site, files.statics());
        NodeService nodes = new NodeService(site);
        TaskService tasks = new TaskService(site.code(), site.versions());
        ReportService reports = new ReportService(
                site.code(), site.settings(), processors, turnstile, (level, line) -> parts.log().write(CompileLog.level(level), "report", line));
        return new PuppetRoutes()
                .below("GET", "/puppet/v3/catalog/", catalogs::find)
                .below("POST", "/puppet/v3/catalog/", catalogs::find)
                .exactly("POST", "/puppet/v4/catalog", new CatalogV4Service(site)::post)
                .below("GET", "/puppet/v3/node/", nodes::get)
                .below("PUT", "/puppet/v3/facts/", new FactsService(site)::put)
                .below("PUT", "/puppet/v3/report/", reports::put)
                .below("GET", "/puppet/v3/file_metadata/", files::metadata)
                .below("GET", "/puppet/v3/file_metadatas/", files::metadatas)
                .below("GET", "/puppet/v3/file_content/", files::content)
                .below("GET", "/puppet/v3/file_bucket_file/", bucket::get)
                .below("HEAD", "/puppet/v3/file_bucket_file/", bucket::head)
                .below("PUT", "/puppet/v3/file_bucket_file/", bucket::put)
                .below("GET", "/puppet/v3/static_file_content/", new StaticContent(site.versions())::get)
                .exactly("GET", "/puppet/v3/environments", environments::list)
                .exactly("GET", "/puppet/v3/environment_classes", environments::classes)
                .exactly("GET", "/puppet/v3/environment_modules", environments::modules)
                .exactly("GET", "/puppet/v3/environment_transports", environments::transports)
                .exactly("GET", "/puppet/v3/tasks", tasks::tasks)
                .pair("GET", "/puppet/v3/tasks/", tasks::task)
                .exactly("GET", "/puppet/v3/plans", tasks::plans)
                .below("GET", "/puppet/v3/plans/", tasks::plan);
    }

    private static TlsFiles tls(Settings settings) {
        return new TlsFiles(
                Path.of(settings.require("hostcert")),
                Path.of(settings.require("hostprivkey")),
                Path.of(settings.require("localcacert")),
                Path.of(settings.require("hostcrl")));
    }

    private ServerFigures figures() {
        return new ServerFigures(requests, pool, listener::connections, expiries);
    }

    private static List<Expiry> expiries(CertificateAuthority authority, ServerLog log) {
        List<Expiry> all = new ArrayList<>();
        try {
            Expirations known = authority.expirations();
            known.certificates().forEach((name, end) -> all.add(new Expiry("ca", name, end)));
            known.lists().forEach((name, end) -> all.add(new Expiry("crl", name, end)));
            Instant own = authority.hostExpiration();
            if (own != null) {
                all.add(new Expiry("host", authority.settings().certname(), own));
            }
        } catch (IOException | CaError unreadable) {
            log.write(ServerLog.Level.ERROR, "ca", "Could not tell what runs out: " + unreadable.getMessage());
        }
        return all;
    }

    public int port() {
        return listener.port();
    }

    /// The port without TLS; -1 if there is none.
    public int plainPort() {
        return listener.plainPort();
    }

    public void join() throws InterruptedException {
        listener.join();
    }

    /// Takes no new request, finishes those in progress, and stops.
    @Override
    public void close() {
        listener.close();
        pool.close();
    }
}
