package io.bindery.enact.file;

import io.bindery.enact.host.Content;

/// The wanted content of a file.
public sealed interface WantedContent {
    /// Fixed bytes. They are compared by digest and need not fit into memory.
    ///
    /// @param algorithm the digest, as Java names it, such as `SHA-256`
    /// @param secret    whether nothing about the content may be shown, not even its digest
    record Fixed(Content content, String algorithm, boolean secret) implements WantedContent {}

    /// Bytes that are computed from the present content.
    record Edited(Edit edit) implements WantedContent {}
}
