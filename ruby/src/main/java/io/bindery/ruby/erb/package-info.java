/// Our own interpreter for ERB templates in a subset of Ruby. Templates beyond the subset go to JRuby.
@NullMarked
package io.bindery.ruby.erb;

import org.jspecify.annotations.NullMarked;
