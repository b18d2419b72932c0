/// The function library: one file a function, their signatures as data, and the door through which a function sees its surroundings.
@NullMarked
package io.bindery.cfengine.function;

import org.jspecify.annotations.NullMarked;
