/// The interface between policy and functions: a function, a call of it, its signature as data, and the services of the run that
/// a function may use.
@NullMarked
package io.bindery.cfengine.function;

import org.jspecify.annotations.NullMarked;
