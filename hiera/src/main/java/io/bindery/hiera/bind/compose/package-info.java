/// Composes layers for one request: statements that apply become candidates, one candidate for each key becomes effective, and
/// its producer makes the value on demand. Start at [Composer]; a [Host] evaluates expressions of the language.
@NullMarked
package io.bindery.hiera.bind.compose;

import org.jspecify.annotations.NullMarked;
