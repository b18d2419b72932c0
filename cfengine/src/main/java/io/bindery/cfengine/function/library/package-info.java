/// Finds a built-in function by its name.
@NullMarked
package io.bindery.cfengine.function.library;

import org.jspecify.annotations.NullMarked;
