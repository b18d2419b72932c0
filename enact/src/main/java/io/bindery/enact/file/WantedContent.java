package io.bindery.enact.file;

import io.bindery.enact.host.Content;

/// What a file should hold.
public sealed interface WantedContent {
    /// The same bytes whatever is there. They are compared by digest and need not fit into memory.
    ///
    /// @param algorithm the digest, as Java names it, such as `SHA-256`
    /// @param secret    whether nothing about the content may be shown, not even its digest
    record Fixed(Content content, String algorithm, boolean secret) implements WantedContent {}

    /// Bytes that are made from those that are there.
    record Edited(Edit edit) implements WantedContent {}
}
