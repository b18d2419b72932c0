package io.bindery.enact.file;

import java.nio.file.Path;

/// The goal that a path is another name of a file.
public record HardLinkGoal(Path path, Path existing) {}
