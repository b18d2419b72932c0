/// HOCON data as Ruby's hocon library reads it: the order of keys, includes, and limits on substitutions that grow.
@NullMarked
package io.bindery.hiera.hocon;

import org.jspecify.annotations.NullMarked;
