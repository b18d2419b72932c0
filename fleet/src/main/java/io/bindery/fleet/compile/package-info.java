/// Compiles nodes at one state of the code, and records the inputs of each compile.
@NullMarked
package io.bindery.fleet.compile;

import org.jspecify.annotations.NullMarked;
