package io.bindery.server.http;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The id of a request: in the answer's header `X-Request-Id`, in the access log, and in place of the thread's name in each line that the request
/// writes to the server's log.
final class RequestId {
    static final String HEADER = "X-Request-Id";

    private static final Pattern TAKEN = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private RequestId() {}

    /// The id that a proxy in front of the server sent, or a new one.
    static String of(@Nullable String sent) {
        return sent != null && TAKEN.matcher(sent).matches() ? sent : HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    }
}
