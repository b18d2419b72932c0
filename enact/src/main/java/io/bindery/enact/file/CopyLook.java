package io.bindery.enact.file;

import io.bindery.enact.host.FileState;

/// The state of a source and of its copy; a link at the copy's name is not followed.
///
/// @param sameContent whether the contents are equal; computed only if the goal compares them
public record CopyLook(FileState source, FileState target, boolean sameContent) {}
