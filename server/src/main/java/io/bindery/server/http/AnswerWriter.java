package io.bindery.server.http;

import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content.Source;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Writes an answer to a connection.
record AnswerWriter(Request request, Response response, Callback callback, Turnstile turnstile) {
    /// @return the size of the body
    long write(Answer answer) throws IOException {
        response.setStatus(answer.status());
        if (answer.contentType() != null) {
            // A header of its own making: Jetty would rewrite blanks and the case of the character set.
            response.getHeaders().put(new HttpField("Content-Type", answer.contentType()));
        }
        answer.headers().forEach((name, value) -> response.getHeaders().put(new HttpField(name, value)));
        boolean bodiless = request.getMethod().toUpperCase(Locale.ROOT).equals("HEAD") || answer.status() == 204 || answer.status() == 304;
        if (bodiless) {
            response.write(true, ByteBuffer.allocate(0), callback);
            return 0;
        }
        return switch (answer.content()) {
            case Content.Bytes(byte[] bytes) -> bytes(packed(answer, bytes));
            case Content.Packed(byte[] bytes, byte[] gzip) -> bytes(takesGzip() ? announced(gzip) : bytes);
            // Opened first, measured then: the size is of the file that is sent, whatever takes its place meanwhile.
            case Content.OfFile(var file) -> file(FileReading.open(file), 0, Long.MAX_VALUE);
            case Content.PartOfFile(var file, long from, long length) -> file(FileReading.open(file), from, length);
        };
    }

    private byte[] packed(Answer answer, byte[] bytes) {
        return Gzip.isWorthwhile(answer.contentType(), bytes.length) && takesGzip() ? announced(turnstile.pass(() -> Gzip.of(bytes))) : bytes;
    }

    private boolean takesGzip() {
        return Gzip.isAccepted(request.getHeaders().get(HttpHeader.ACCEPT_ENCODING));
    }

    private byte[] announced(byte[] gzip) {
        response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
        return gzip;
    }

    private long bytes(byte[] bytes) {
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
        response.write(true, ByteBuffer.wrap(bytes), callback);
        return bytes.length;
    }

    private long file(SeekableByteChannel channel, long from, long most) throws IOException {
        long length = Math.max(0, Math.min(channel.size() - from, most));
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, length);
        org.eclipse.jetty.io.Content.copy(Source.from(null, channel, from, length), response, Callback.from(callback, () -> close(channel)));
        return length;
    }

    private static void close(SeekableByteChannel channel) {
        try {
            channel.close();
        } catch (IOException ignored) {
            // The file was only read.
        }
    }
}
