package io.bindery.fleet.code;

import org.jspecify.annotations.Nullable;

/// A file, directory or link of the code.
///
/// @param id an id of the content: different contents have different ids
/// @param target the target of a link as written; null if it is not a link
public record CodeFile(boolean directory, boolean executable, String id, @Nullable String target) {}
