/// The whole policy: the blocks of all files that were loaded, found by name, and checked as a whole.
@NullMarked
package io.bindery.cfengine.policy;

import org.jspecify.annotations.NullMarked;
