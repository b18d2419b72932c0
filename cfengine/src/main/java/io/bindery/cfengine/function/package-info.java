/// The door between policy and functions: a function, a call of it, its signature as data, and what a function sees of its surroundings.
@NullMarked
package io.bindery.cfengine.function;

import org.jspecify.annotations.NullMarked;
