/// Names that come from outside and become parts of paths: each has one type, with one check of the whole text.
@NullMarked
package io.bindery.puppet.name;

import org.jspecify.annotations.NullMarked;
