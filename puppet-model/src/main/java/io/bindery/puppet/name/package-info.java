/// Names that come from outside and become parts of paths. Each kind of name has one type, which checks the whole text.
@NullMarked
package io.bindery.puppet.name;

import org.jspecify.annotations.NullMarked;
