package io.bindery.fleet.diff;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A change of one node, with the reasons of both sides: worked out only if asked for, as long as the catalogs are at hand.
///
/// @param before null where the old side has nothing
/// @param after null where the new side has nothing
public record Difference(Change change, @Nullable Supplier<Reason> before, @Nullable Supplier<Reason> after) {}
