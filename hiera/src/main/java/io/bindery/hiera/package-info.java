/// Hiera 5: layered data, looked up by key, merged and interpolated, with the origin of each part.
///
/// Entry points: [Hiera] holds the parsed files, which all compiles of an environment share; [Lookup] belongs to one compile.
/// Lookup gets variables from a [ScopeView], functions from [DataFunctions], and everything else from [Surroundings].
@NullMarked
package io.bindery.hiera;

import org.jspecify.annotations.NullMarked;
