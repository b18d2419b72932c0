/// The classes that know JRuby. A class loader of their own keeps JRuby out of runs that need no Ruby.
@NullMarked
package io.bindery.ruby.jruby;

import org.jspecify.annotations.NullMarked;
