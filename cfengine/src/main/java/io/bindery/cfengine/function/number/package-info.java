/// Functions of numbers and ranges; one file for each.
@NullMarked
package io.bindery.cfengine.function.number;

import org.jspecify.annotations.NullMarked;
