package io.bindery.server.testing;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/// Sends request lines as they are over one connection, which is opened again when the server closes it.
public final class RawSession implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 30_000;

    private final SSLContext identity;
    private final int port;
    private @Nullable SSLSocket socket;
    private int connections;
    private @Nullable InputStream in;

    RawSession(SSLContext identity, int port) {
        this.identity = identity;
        this.port = port;
    }

    /// How many connections were opened so far.
    public int connections() {
        return connections;
    }

    /// @param line method and target
    public RawClient.Response send(String line, String headers, byte[] body) throws IOException {
        byte[] head = (line + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n").getBytes(StandardCharsets.UTF_8);
        byte[] whole = new byte[head.length + body.length];
        System.arraycopy(head, 0, whole, 0, head.length);
        System.arraycopy(body, 0, whole, head.length, body.length);
        return send(whole, line.startsWith("HEAD "));
    }

    /// @param bytes whatever a client sends
    public RawClient.Response send(byte[] bytes, boolean bodiless) throws IOException {
        boolean fresh = socket == null;
        try {
            SSLSocket open = opened();
            open.getOutputStream().write(bytes);
            open.getOutputStream().flush();
            return answer(bodiless);
        } catch (IOException closed) {
            close();
            if (fresh) {
                throw closed;
            }
            return send(bytes, bodiless);
        }
    }

    private SSLSocket opened() throws IOException {
        SSLSocket open = socket;
        if (open == null) {
            open = (SSLSocket) identity.getSocketFactory().createSocket("127.0.0.1", port);
            open.setSoTimeout(TIMEOUT_MILLIS);
            socket = open;
            connections++;
            in = new BufferedInputStream(open.getInputStream());
        }
        return open;
    }

    private RawClient.Response answer(boolean bodiless) throws IOException {
        String first = line();
        int status = Integer.parseInt(first.substring(9, 12));
        StringBuilder head = new StringBuilder(first);
        int length = -1;
        boolean chunked = false;
        boolean closes = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            head.append("\r\n").append(header);
            length = lower.startsWith("content-length:") ? Integer.parseInt(lower.substring(15).strip()) : length;
            chunked |= lower.startsWith("transfer-encoding: chunked");
            closes |= lower.startsWith("connection: close");
        }
        boolean none = bodiless || status == 204 || status == 304 || length < 0 && !chunked && !closes;
        byte[] body = none ? new byte[0] : chunked ? chunks() : length < 0 ? stream().readAllBytes() : stream().readNBytes(length);
        if (closes) {
            close();
        }
        return new RawClient.Response(status, head.toString(), new String(body, StandardCharsets.UTF_8));
    }

    private InputStream stream() throws IOException {
        InputStream open = in;
        if (open == null) {
            throw new IOException("closed");
        }
        return open;
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            all.write(stream().readNBytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int each = stream().read(); each != '\n'; each = stream().read()) {
            if (each < 0) {
                throw new IOException("the server closed the connection");
            }
            if (each != '\r') {
                line.append((char) each);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        SSLSocket open = socket;
        socket = null;
        in = null;
        if (open != null) {
            open.close();
        }
    }
}
