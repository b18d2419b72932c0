/// The promise type `processes`: which processes run, how many, and which signals they get.
@NullMarked
package io.bindery.cfengine.promise.process;

import org.jspecify.annotations.NullMarked;
