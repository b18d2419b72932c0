package io.bindery.server.http;

import java.io.IOException;
import java.net.BindException;
import java.security.GeneralSecurityException;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/// Listens for HTTPS connections: TLS 1.2 and 1.3, optional client certificates, each request on a virtual thread of its own. It also listens without TLS
/// where the site has a proxy that ends the TLS connections.
public final class HttpsListener implements AutoCloseable {
    private final Server server;
    private final ServerConnector connector;
    private final @Nullable ServerConnector plain;
    private final Thread watch;

    /// Opens the port and starts to answer.
    ///
    /// @param turnstile limits handshakes and the compression of answers
    /// @param busy is run once, when many handshakes were signed with a slow key
    public HttpsListener(ListenerSettings settings, TlsFiles files, Handler handler, AccessLog log, Turnstile turnstile, Runnable busy)
            throws IOException {
        // Jetty asks for a logging library on its first use; without one it must not complain on standard error.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        Trust trust = new Trust(files);
        QueuedThreadPool threads = new QueuedThreadPool(16, 4);
        threads.setName("https");
        threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server = new Server(threads);
        server.setStopTimeout(settings.drain().toMillis());
        SlowClients clients = new SlowClients(settings.patience());
        HttpConfiguration secure = http(settings);
        secure.addCustomizer(new SecureRequestCustomizer(false));
        connector = new ServerConnector(server, 1, 1, tls(files, trust, turnstile, busy), new HttpConnectionFactory(secure));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        add(connector, settings, clients);
        ListenerSettings.PlainAddress address = settings.plain();
        if (address == null) {
            plain = null;
        } else {
            plain = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http(settings)));
            plain.setHost(address.host());
            plain.setPort(address.port());
            add(plain, settings, clients);
        }
        server.addBean(new NetworkConnectionLimit(settings.connections(), server));
        server.setErrorHandler(new UnreadableRequests());
        server.setHandler(new GracefulHandler(new JettyBridge(settings, handler, trust, log, turnstile, clients)));
        start(settings);
        watch = clients.start();
    }

    private void add(ServerConnector added, ListenerSettings settings, SlowClients clients) {
        added.setIdleTimeout(settings.idle().toMillis());
        added.setAcceptQueueSize(1024);
        added.addBean(clients);
        server.addConnector(added);
    }

    private void start(ListenerSettings settings) throws IOException {
        try {
            server.start();
        } catch (IOException failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            String reason = cause instanceof BindException ? "the address is in use or not of this machine" : cause.getMessage();
            throw new IOException("Could not listen on " + settings.host() + ":" + settings.port() + ": " + reason, failed);
        } catch (Exception failed) {
            throw new IOException("Could not start the listener: " + failed.getMessage(), failed);
        }
    }

    /// The port of the listener; it differs from the configured one if that is 0.
    public int port() {
        return connector.getLocalPort();
    }

    /// The port without TLS; -1 if there is none.
    public int plainPort() {
        return plain == null ? -1 : plain.getLocalPort();
    }

    /// The number of open connections.
    public int connections() {
        return connector.getConnectedEndPoints().size() + (plain == null ? 0 : plain.getConnectedEndPoints().size());
    }

    /// Waits until the listener has been stopped.
    public void join() throws InterruptedException {
        server.join();
    }

    /// Takes no new connection, lets the requests in progress finish within the time set, and stops.
    @Override
    public void close() {
        watch.interrupt();
        try {
            server.stop();
        } catch (Exception failed) {
            throw new IllegalStateException("The listener did not stop: " + failed.getMessage(), failed);
        }
    }

    private static SslConnectionFactory tls(TlsFiles files, Trust trust, Turnstile turnstile, Runnable busy) throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(new KeyManager[] {new Identity(files, trust, busy)}, new TrustManager[] {trust}, null);
            SslContextFactory.Server factory = new SslContextFactory.Server();
            factory.setSslContext(context);
            factory.setWantClientAuth(true);
            factory.setSniRequired(false);
            factory.setRenegotiationAllowed(false);
            factory.setIncludeProtocols("TLSv1.2", "TLSv1.3");
            return new TlsConnections(factory, turnstile);
        } catch (GeneralSecurityException unsupported) {
            throw new IOException("TLS cannot be set up: " + unsupported.getMessage(), unsupported);
        }
    }

    private static HttpConfiguration http(ListenerSettings settings) {
        HttpConfiguration http = new HttpConfiguration();
        http.setRequestHeaderSize(settings.headerBytes());
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        // The path is decoded and checked once, by Target; Jetty hands it over as it was sent.
        http.setUriCompliance(UriCompliance.UNSAFE);
        http.setHttpCompliance(HttpCompliance.RFC7230);
        return http;
    }
}
