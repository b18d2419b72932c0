/// Problems of bindings: codes, places, and errors that report all problems together.
@NullMarked
package io.bindery.hiera.bind.problem;

import org.jspecify.annotations.NullMarked;
