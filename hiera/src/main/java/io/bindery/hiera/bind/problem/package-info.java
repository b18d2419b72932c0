/// What can be wrong with bindings: codes, places, and errors that tell all of it at once.
@NullMarked
package io.bindery.hiera.bind.problem;

import org.jspecify.annotations.NullMarked;
