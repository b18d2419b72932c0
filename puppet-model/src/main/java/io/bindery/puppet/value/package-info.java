/// The values of the language. They are immutable and know nothing of types or text formats.
@NullMarked
package io.bindery.puppet.value;

import org.jspecify.annotations.NullMarked;
