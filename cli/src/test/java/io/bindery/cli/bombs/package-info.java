/// Inputs made to exhaust the process that reads them, and the range in which they go off.
@NullMarked
package io.bindery.cli.bombs;

import org.jspecify.annotations.NullMarked;
