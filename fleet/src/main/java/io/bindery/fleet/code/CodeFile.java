package io.bindery.fleet.code;

import org.jspecify.annotations.Nullable;

/// A file, directory or link of the code.
///
/// @param id what differs between two contents
/// @param target where a link leads, as it is written; null for what is no link
public record CodeFile(boolean directory, boolean executable, String id, @Nullable String target) {}
