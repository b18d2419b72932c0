package io.bindery.server.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;

/// Sends request lines as they are, one connection each, so that nothing between test and server corrects them.
public final class RawClient {
    private static final int TIMEOUT_MILLIS = 30_000;

    private final int port;
    private final SSLContext certified;
    private final SSLContext anonymous;

    /// What the server answered.
    public record Response(int status, String head, String body) {}

    public RawClient(int port, Path certificate, Path key) throws IOException {
        this.port = port;
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            Certificate own;
            try (var in = Files.newInputStream(certificate)) {
                own = CertificateFactory.getInstance("X.509").generateCertificate(in);
            }
            store.setKeyEntry("own", privateKey(key), new char[0], new Certificate[] {own});
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, new char[0]);
            certified = SSLContext.getInstance("TLS");
            certified.init(keys.getKeyManagers(), new TrustManager[] {new TrustsAll()}, null);
            anonymous = anonymous();
        } catch (GeneralSecurityException failed) {
            throw new IOException(failed);
        }
    }

    private static PrivateKey privateKey(Path file) throws IOException {
        try (PEMParser parser = new PEMParser(new StringReader(Files.readString(file)))) {
            Object read = parser.readObject();
            PrivateKeyInfo key = read instanceof PEMKeyPair pair ? pair.getPrivateKeyInfo() : (PrivateKeyInfo) read;
            return new JcaPEMKeyConverter().getPrivateKey(key);
        }
    }

    public Response send(String line, String headers) throws IOException {
        return send(line, headers, new byte[0]);
    }

    public Response send(String line, String headers, byte[] body) throws IOException {
        return exchange(certified, line, headers, body);
    }

    public Response anonymously(String line, String headers) throws IOException {
        return exchange(anonymous, line, headers, new byte[0]);
    }

    /// The kind of key that the server shows in a handshake that resumes nothing.
    public String serverKey() throws IOException {
        try (SSLSocket socket = (SSLSocket) anonymous().getSocketFactory().createSocket("127.0.0.1", port)) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.startHandshake();
            return socket.getSession().getPeerCertificates()[0].getPublicKey().getAlgorithm();
        }
    }

    private static SSLContext anonymous() throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {new TrustsAll()}, null);
            return context;
        } catch (GeneralSecurityException unsupported) {
            throw new IOException(unsupported);
        }
    }

    /// A connection of the client with the certificate, after its handshake.
    public SSLSocket connect() throws IOException {
        SSLSocket socket = (SSLSocket) certified.getSocketFactory().createSocket("127.0.0.1", port);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.startHandshake();
        return socket;
    }

    /// One connection for many requests of the client with the certificate.
    public RawSession session() {
        return new RawSession(certified, port);
    }

    /// One connection for many requests of a client without certificate.
    public RawSession anonymousSession() {
        return new RawSession(anonymous, port);
    }

    private Response exchange(SSLContext context, String line, String headers, byte[] body) throws IOException {
        try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            OutputStream out = socket.getOutputStream();
            String head = line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n";
            out.write(head.getBytes(StandardCharsets.UTF_8));
            out.write(body);
            out.flush();
            String whole = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int end = whole.indexOf("\r\n\r\n");
            String first = whole.substring(0, Math.max(0, whole.indexOf("\r\n")));
            int status = first.length() < 12 ? 0 : Integer.parseInt(first.substring(9, 12));
            return new Response(status, end < 0 ? whole : whole.substring(0, end), end < 0 ? "" : whole.substring(end + 4));
        }
    }

    private static final class TrustsAll implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
