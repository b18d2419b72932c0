/// Hiera 2: typed, layered, categorised injection.
///
/// Bindings are a `model`; `compose` makes of it what is effective for one request, which is asked through `inject`; every value can tell
/// which statement it is from (`explain`). `extend` is what others may add, `exchange` takes models elsewhere, `problem` and `runtime` serve
/// them all. Expressions are text to these packages.
@NullMarked
package io.bindery.hiera.bind;

import org.jspecify.annotations.NullMarked;
