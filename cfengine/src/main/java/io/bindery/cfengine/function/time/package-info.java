/// Functions of times and lengths of time; one file for each.
@NullMarked
package io.bindery.cfengine.function.time;

import org.jspecify.annotations.NullMarked;
