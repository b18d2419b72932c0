package io.bindery.cfengine.access;

/// Whether a request is admitted, with the reason.
public record Decision(boolean admitted, String reason) {
    static Decision yes(String reason) {
        return new Decision(true, reason);
    }

    static Decision no(String reason) {
        return new Decision(false, reason);
    }
}
