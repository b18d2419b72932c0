package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.jspecify.annotations.Nullable;

/// Sends a request to a server, and reads the beginning of its answer.
public final class Tcp {
    private static final int TIMEOUT_MILLIS = 30_000;
    private static final int CONNECT_MILLIS = 10_000;

    private Tcp() {}

    /// The answer, up to a number of bytes; null if the connection fails.
    static @Nullable String ask(Call call, String host, String port, String question, long most) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, Integer.parseInt(port)), CONNECT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(ByteText.bytes(question));
            socket.getOutputStream().flush();
            return ByteText.of(socket.getInputStream().readNBytes((int) Math.clamp(most, 0L, FileReading.MOST_BYTES)));
        } catch (IOException | IllegalArgumentException e) {
            call.log(Level.INFO, "Couldn't open a tcp socket to '" + host + "' port '" + port + "': " + e.getMessage());
            return null;
        }
    }
}
