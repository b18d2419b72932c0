package io.bindery.enact.host;

import java.nio.charset.StandardCharsets;

/// The end of a program.
///
/// @param status   its exit code; 128 + the signal's number if a signal ended it
/// @param timedOut whether it was killed for taking too long
public record Execution(int status, byte[] output, byte[] errors, boolean timedOut) {
    public String text() {
        return new String(output, StandardCharsets.UTF_8);
    }

    public String errorText() {
        return new String(errors, StandardCharsets.UTF_8);
    }
}
