package io.bindery.enact.file;

import java.nio.file.Path;

/// That what stands at one path stands at another instead. Where nothing stands at the first, it is so already.
public record MoveGoal(Path from, Path to) {}
