/// The extension points for Java code (schemes, producers, combinators, checkers, injection points, system bindings), and the
/// search for such services.
@NullMarked
package io.bindery.hiera.bind.extend;

import org.jspecify.annotations.NullMarked;
