package io.bindery.enact.file;

import io.bindery.enact.host.FileState;

/// A source and its copy, links at the copy's name not followed.
///
/// @param sameContent whether the contents are equal; looked at only where a goal compares them
public record CopyLook(FileState source, FileState target, boolean sameContent) {}
