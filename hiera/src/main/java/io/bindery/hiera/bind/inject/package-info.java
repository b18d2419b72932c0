/// The questions to the bindings of a request, and their answers.
@NullMarked
package io.bindery.hiera.bind.inject;

import org.jspecify.annotations.NullMarked;
