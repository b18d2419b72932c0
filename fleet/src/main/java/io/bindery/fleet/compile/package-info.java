/// Compiles many nodes at one state of the code.
@NullMarked
package io.bindery.fleet.compile;

import org.jspecify.annotations.NullMarked;
