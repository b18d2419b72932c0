package io.bindery.enact.file;

import java.nio.file.Path;

/// That the file at one path is at another path instead. Where the first path is empty, the goal is met already.
public record MoveGoal(Path from, Path to) {}
