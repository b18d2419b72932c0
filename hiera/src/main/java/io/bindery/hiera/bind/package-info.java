/// Hiera 2: typed, layered, categorised injection.
///
/// Bindings are described by a `model`. `compose` computes the effective bindings of one request, and `inject` answers questions
/// about them. `explain` shows the statement behind each value. `extend` has the extension points, `exchange` reads and writes
/// models, `problem` and `runtime` serve all packages. To these packages, expressions are text.
@NullMarked
package io.bindery.hiera.bind;

import org.jspecify.annotations.NullMarked;
