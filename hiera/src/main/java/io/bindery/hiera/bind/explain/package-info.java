/// Explanations and lists as text and as JSON.
@NullMarked
package io.bindery.hiera.bind.explain;

import org.jspecify.annotations.NullMarked;
