/// The command `bindery compile`: one catalog, a batch, and the forms in which a catalog is printed.
@NullMarked
package io.bindery.cli.compile;

import org.jspecify.annotations.NullMarked;
