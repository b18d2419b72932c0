/// Values to text and back: interpolation, `String.new` formats, Ruby's number and time formats, and the parsing half of `new`.
@NullMarked
package io.bindery.puppet.convert;

import org.jspecify.annotations.NullMarked;
