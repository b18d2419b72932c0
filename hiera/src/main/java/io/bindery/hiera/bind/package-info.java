/// Hiera 2: typed, layered, categorised injection.
///
/// Bindings are read into a model (`BindingsModel` and what it holds), composed for one request ([Composer]) into an [Injector],
/// and every value can tell which statement it is from ([Explanation]). Expressions are text to this package; a [Host] evaluates them.
@NullMarked
package io.bindery.hiera.bind;

import org.jspecify.annotations.NullMarked;
