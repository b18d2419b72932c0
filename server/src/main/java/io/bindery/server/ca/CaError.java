package io.bindery.server.ca;

/// A refusal of the authority, with Puppet Server's message.
public final class CaError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// The reason for a refusal.
    public enum Kind {
        /// There is a certificate or request of that name already.
        DUPLICATE,
        /// The name in the request differs from the requested one.
        HOSTNAME_MISMATCH,
        /// A name that no certificate may have.
        INVALID_SUBJECT,
        /// An extension or alternative name that is not on the allow list.
        DISALLOWED_EXTENSION,
        /// The request is not signed by its own key, or the key is too weak.
        INVALID_SIGNATURE,
        /// A text that is no request, certificate or list.
        MALFORMED,
        /// There is no such certificate or request.
        NOT_FOUND,
        /// The files of the authority do not belong together, or some are missing.
        STATE
    }

    private final Kind kind;

    public CaError(Kind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    public String text() {
        return String.valueOf(getMessage());
    }
}
