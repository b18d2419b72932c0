/// Compiles of a node at one state of the code, with the inputs each one depends on.
@NullMarked
package io.bindery.fleet.compile;

import org.jspecify.annotations.NullMarked;
