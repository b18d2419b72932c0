/// The questions that can be asked of what is bound, and what the answers hold.
@NullMarked
package io.bindery.hiera.bind.inject;

import org.jspecify.annotations.NullMarked;
