package io.bindery.enact.file;

import io.bindery.enact.host.FileState;

/// What was found at a path: its state and, where the goal is about content, its bytes.
public record FileLook(FileState state, byte[] content) {}
