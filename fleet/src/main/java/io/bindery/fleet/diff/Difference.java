package io.bindery.fleet.diff;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A change of one node, with the reasons of both sides. Reasons are computed on demand, while the catalogs are available.
///
/// @param before null if the old side has no such part
/// @param after null if the new side has no such part
public record Difference(Change change, @Nullable Supplier<Reason> before, @Nullable Supplier<Reason> after) {}
