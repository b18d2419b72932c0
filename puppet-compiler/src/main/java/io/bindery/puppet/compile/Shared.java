package io.bindery.puppet.compile;

import io.bindery.hiera.Hiera;
import io.bindery.puppet.eval.SharedCache;

/// The state that all compiles of a compiler share.
///
/// @param generators whether code may run commands
record Shared(SharedCache cache, Hiera hiera, Generators generators) {}
