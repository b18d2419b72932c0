/// Regular expressions in Ruby's dialect, under a budget of time.
@NullMarked
package io.bindery.regex;

import org.jspecify.annotations.NullMarked;
