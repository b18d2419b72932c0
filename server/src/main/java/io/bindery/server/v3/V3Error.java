package io.bindery.server.v3;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Json;

/// The error for a request that cannot be fulfilled. Its body is JSON with Puppet's message and a kind.
public final class V3Error extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String RUNTIME_ERROR = "RUNTIME_ERROR";

    private final int status;
    private final String kind;

    private V3Error(int status, String kind, String message) {
        super(message, null, false, false);
        this.status = status;
        this.kind = kind;
    }

    public static V3Error badRequest(String message) {
        return new V3Error(400, RUNTIME_ERROR, "Bad Request: " + message);
    }

    static V3Error missingHeader(String message) {
        return new V3Error(400, "MISSING_HEADER_FIELD", "Bad Request: " + message);
    }

    /// The error for a request's body that cannot be read in its format.
    public static V3Error unreadable(String reason) {
        return badRequest("The request body is invalid: Could not intern from json: " + reason);
    }

    public static V3Error noEnvironment(String name) {
        return new V3Error(404, RUNTIME_ERROR, "Not Found: Could not find environment '" + name + "'");
    }

    /// @param thing kind and name, for example `node agent.example.org`
    public static V3Error notFound(String thing) {
        return new V3Error(404, "RESOURCE_NOT_FOUND", "Not Found: Could not find " + thing);
    }

    static V3Error notAcceptable(String accept) {
        return new V3Error(406, "UNSUPPORTED_FORMAT", "Not Acceptable: No supported formats are acceptable (Accept: " + accept + ")");
    }

    static V3Error unsupportedType(String type) {
        return new V3Error(
                415,
                "UNSUPPORTED_MEDIA_TYPE",
                "Unsupported Media Type: Client sent a mime-type (" + type + ") that doesn't correspond to a format we support");
    }

    public static V3Error failed(String message) {
        return new V3Error(500, RUNTIME_ERROR, "Server Error: " + message);
    }

    public int status() {
        return status;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    public Answer answer() {
        return Answer.of(status, Format.JSON.contentType(), Json.bytes(Json.object("message", message(), "issue_kind", kind)));
    }
}
