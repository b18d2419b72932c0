/// Hiera 5: layered data, looked up by key, merged, interpolated, and able to say where each part came from.
///
/// The doors: [Hiera] is what is shared by all compiles of an environment (parsed files); [Lookup] belongs to one compile.
/// Lookup asks for variables through a [ScopeView], for functions through [DataFunctions], and for everything else through
/// [Surroundings].
@NullMarked
package io.bindery.hiera;

import org.jspecify.annotations.NullMarked;
