package io.bindery.enact.file;

import io.bindery.enact.Trait;
import io.bindery.enact.host.FileState;

/// What was found at a path.
///
/// @param content     the bytes, where the goal edits them; else empty
/// @param fingerprint the digest of the content, where the goal has a fixed one; else absent
public record FileLook(FileState state, byte[] content, Trait fingerprint) {}
