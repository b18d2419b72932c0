/// From layers to answers for one request: statements that hold become candidates, of which one for each key is effective, and its
/// producer makes the value when that is asked for. Start at [Composer]; a [Host] evaluates what is an expression of the language.
@NullMarked
package io.bindery.hiera.bind.compose;

import org.jspecify.annotations.NullMarked;
