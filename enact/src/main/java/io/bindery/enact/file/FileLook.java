package io.bindery.enact.file;

import io.bindery.enact.Trait;
import io.bindery.enact.host.FileState;

/// The state found at a path.
///
/// @param content     the bytes, if the goal edits them; else empty
/// @param fingerprint the digest of the content, if the goal has a fixed content; else absent
public record FileLook(FileState state, byte[] content, Trait fingerprint) {}
