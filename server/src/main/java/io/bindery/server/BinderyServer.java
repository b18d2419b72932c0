package io.bindery.server;

import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.Settings;
import io.bindery.server.auth.CertificateExtensions;
import io.bindery.server.auth.Extensions;
import io.bindery.server.auth.Gate;
import io.bindery.server.files.ChecksumKind;
import io.bindery.server.files.FileService;
import io.bindery.server.http.AccessLog;
import io.bindery.server.http.ErrorPage;
import io.bindery.server.http.Handler;
import io.bindery.server.http.HttpsListener;
import io.bindery.server.http.ListenerSettings;
import io.bindery.server.http.TlsFiles;
import io.bindery.server.status.AdminService;
import io.bindery.server.status.StatusService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/// A running server: reads its configuration, builds the applications and listens.
public final class BinderyServer implements AutoCloseable {
    private final HttpsListener listener;

    /// What a server is made of.
    ///
    /// @param settings     those of `puppet.conf`, flags over them
    /// @param certificates answers `puppet-ca/v1`
    /// @param shortNames   the short names of certificate extensions, by object identifier
    public record Parts(
            Settings settings,
            Compiler compiler,
            Handler certificates,
            Map<String, String> shortNames,
            ListenerSettings listener,
            ServerLog log,
            AccessLog access) {}

    /// Starts to listen.
    ///
    /// @throws IOException where configuration, certificates or port cannot be had
    public BinderyServer(Parts parts) throws IOException {
        Settings settings = parts.settings();
        ServerLog log = parts.log();
        Configuration configuration = new Configuration(settings);
        ReloadingRules rules = new ReloadingRules(configuration, log);
        CertificateExtensions extensions = new CertificateExtensions(parts.shortNames());
        DiskCode code = new DiskCode(parts.compiler().library(), () -> settings, log);
        Router router = new Router(
                routes(parts, code),
                parts.certificates(),
                new StatusService(Map::of),
                new AdminService(name -> {}),
                (request, caller) -> ErrorPage.notFound(request),
                gate(rules, extensions, log),
                gate(rules, Extensions.BY_IDENTIFIER, log),
                (request, failure) -> log.write(ServerLog.Level.ERROR, "http", "Failed to answer " + request + ": " + failure));
        listener = new HttpsListener(parts.listener(), tls(settings), router, parts.access());
    }

    private static Gate gate(ReloadingRules rules, Extensions extensions, ServerLog log) {
        return new Gate(rules, extensions, message -> log.write(ServerLog.Level.ERROR, "auth", message));
    }

    private static PuppetRoutes routes(Parts parts, DiskCode code) {
        Settings settings = parts.settings();
        ChecksumKind digest = ChecksumKind.named(settings.require("digest_algorithm"));
        FileService files = new FileService(
                code,
                Path.of(settings.require("fileserverconfig")),
                digest == null ? ChecksumKind.SHA256 : digest,
                message -> parts.log().write(ServerLog.Level.ERROR, "files", message));
        return new PuppetRoutes()
                .below("GET", "/puppet/v3/file_metadata/", files::metadata)
                .below("GET", "/puppet/v3/file_metadatas/", files::metadatas)
                .below("GET", "/puppet/v3/file_content/", files::content);
    }

    private static TlsFiles tls(Settings settings) {
        return new TlsFiles(
                Path.of(settings.require("hostcert")),
                Path.of(settings.require("hostprivkey")),
                Path.of(settings.require("localcacert")),
                Path.of(settings.require("hostcrl")));
    }

    public int port() {
        return listener.port();
    }

    public void join() throws InterruptedException {
        listener.join();
    }

    @Override
    public void close() {
        listener.close();
    }
}
