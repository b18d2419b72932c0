package io.bindery.enact.file;

import java.nio.file.Path;

/// The goal that the file at one path is at another path instead. If nothing exists at the first path, the goal is met already.
public record MoveGoal(Path from, Path to) {}
