package io.bindery.server.http;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// One HTTP request after decoding. Authorisation rules and handlers see this same object, so that a path cannot mean one thing to the rules and
/// another to the handler.
///
/// @param method the verb as sent, for example `GET`
/// @param path   the path, percent-decoded once, without path parameters; it begins with `/` and has no `.` or `..` segment
/// @param query  the query's parameters, decoded once
/// @param body   the whole body; its size is limited before the request is made
public record Request(String method, String path, Parameters query, Headers headers, byte[] body) {
    /// The path's parts between slashes: `/puppet-ca/v1/certificate/ca` has four. A trailing slash adds an empty part.
    public List<String> segments() {
        return List.of(path.substring(1).split("/", -1));
    }

    /// The part of the path behind a prefix. The prefix must be one.
    public String behind(String prefix) {
        return path.substring(prefix.length());
    }

    /// The body read as UTF-8.
    public String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    /// The request line without the version, for logs.
    @Override
    public String toString() {
        return method + " " + path;
    }
}
