package io.bindery.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Attributes;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Converts Jetty's request into ours, passes it to the router, and writes the answer.
final class JettyBridge extends org.eclipse.jetty.server.Handler.Abstract {
    private static final int ANONYMOUS_BYTES = 16 << 20;
    private static final String CALLER = Caller.class.getName();

    private final ListenerSettings settings;
    private final Handler handler;
    private final Trust trust;
    private final AccessLog log;
    private final Turnstile turnstile;
    private final SlowClients clients;

    JettyBridge(ListenerSettings settings, Handler handler, Trust trust, AccessLog log, Turnstile turnstile, SlowClients clients) {
        this.settings = settings;
        this.handler = handler;
        this.trust = trust;
        this.log = log;
        this.turnstile = turnstile;
        this.clients = clients;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Caller caller = caller(request);
        if (caller.certificate().filter(trust::isRevoked).isPresent()) {
            // As in a handshake: a revoked certificate gets no answer, not even a refusal.
            request.getConnectionMetaData().getConnection().getEndPoint().close();
            callback.failed(new IOException("revoked certificate"));
            return true;
        }
        long begun = System.nanoTime();
        String id = RequestId.of(request.getHeaders().get(RequestId.HEADER));
        // The log shows the thread's name with each line; a virtual thread has none of its own.
        Thread.currentThread().setName(id);
        Headers headers = headers(request);
        Answer answer = answer(request, headers, caller).with(RequestId.HEADER, id);
        // Before the answer is sent: what comes after it belongs to the next request.
        clients.answered(request.getConnectionMetaData().getConnection());
        long size = new AnswerWriter(request, response, callback, turnstile).write(answer);
        log.write(new AccessLog.Entry(
                Request.getRemoteAddr(request),
                caller,
                request.getMethod(),
                request.getHttpURI().getPathQuery(),
                request.getConnectionMetaData().getProtocol(),
                headers,
                answer.status(),
                size,
                TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun),
                id));
        return true;
    }

    private Answer answer(Request request, Headers headers, Caller caller) throws IOException {
        Target target;
        try {
            target = Target.decode(String.valueOf(request.getHttpURI().getPath()), request.getHttpURI().getQuery());
        } catch (UndecodablePath undecodable) {
            return Answer.of(400, "text/html;charset=iso-8859-1", ErrorPage.badMessage(400, "Bad Request"));
        }
        byte[] body = body(request, caller);
        clients.answering(request.getConnectionMetaData().getConnection());
        if (body == null) {
            return Answer.of(413, "text/plain; charset=utf-8", "The request is too large");
        }
        if (target.hasDotSegments()) {
            boolean known = Applications.isBelowOne(target.resolved());
            return known
                    ? Answer.of(400, null, "Invalid relative path (.. or .) in: " + target.path())
                    : ErrorPage.notFound(new io.bindery.server.http.Request(request.getMethod(), target.path(), target.query(), headers, body));
        }
        String path = Applications.isBelowOne(target.path()) ? target.collapsed() : target.path();
        return handler.answer(
                new io.bindery.server.http.Request(request.getMethod(), path, target.query(), headers, body), caller);
    }

    private static Headers headers(Request request) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (HttpField field : request.getHeaders()) {
            values.computeIfAbsent(field.getLowerCaseName(), unused -> new ArrayList<>(1)).add(String.valueOf(field.getValue()));
        }
        return new Headers(values);
    }

    /// Who sent a request: the same for all requests of a connection, because no TLS connection changes its certificate.
    private static Caller caller(Request request) {
        Attributes connection = request.getConnectionMetaData();
        if (connection.getAttribute(CALLER) instanceof Caller known) {
            return known;
        }
        Caller found = identified(request);
        connection.setAttribute(CALLER, found);
        return found;
    }

    private static Caller identified(Request request) {
        if (!(request.getAttribute(EndPoint.SslSessionData.ATTRIBUTE) instanceof EndPoint.SslSessionData tls)) {
            return Caller.ANONYMOUS;
        }
        X509Certificate @Nullable [] chain = tls.peerCertificates();
        return chain == null || chain.length == 0 ? Caller.ANONYMOUS : new Caller.Certified(CommonName.of(chain[0]), chain[0]);
    }

    /// The body, or null if it is larger than allowed.
    private byte @Nullable [] body(Request request, Caller caller) throws IOException {
        if (request.getLength() == 0) {
            return new byte[0];
        }
        // Who has no certificate can send no more than a certificate request ever needs.
        int most = caller instanceof Caller.Anonymous ? Math.min(ANONYMOUS_BYTES, settings.bodyBytes()) : settings.bodyBytes();
        if (request.getLength() > most) {
            return null;
        }
        try (InputStream in = org.eclipse.jetty.io.Content.Source.asInputStream(request)) {
            byte[] body = in.readNBytes(most + 1);
            return body.length > most ? null : body;
        }
    }
}
