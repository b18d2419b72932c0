package io.bindery.server.http;

/// One application of the server, for example `puppet-ca/v1`. A handler is called on a virtual thread of its own and may block.
/// Authorisation was decided before; a handler does not repeat it.
@FunctionalInterface
public interface Handler {
    Answer answer(Request request, Caller caller);
}
