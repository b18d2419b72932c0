/// Our own reading of ERB templates: a subset of Ruby, interpreted. Templates beyond it go to JRuby.
@NullMarked
package io.bindery.ruby.erb;

import org.jspecify.annotations.NullMarked;
