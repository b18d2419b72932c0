/// What others may add in Java: schemes, producers, combinators, checkers, points of injection, bindings of the system; and where such
/// services are found.
@NullMarked
package io.bindery.hiera.bind.extend;

import org.jspecify.annotations.NullMarked;
