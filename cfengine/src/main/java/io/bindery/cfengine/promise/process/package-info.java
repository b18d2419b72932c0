/// The promise type `processes`: which processes run, how many, and what is sent to them.
@NullMarked
package io.bindery.cfengine.promise.process;

import org.jspecify.annotations.NullMarked;
