/// Functions of text and regular expressions; one file for each.
@NullMarked
package io.bindery.cfengine.function.text;

import org.jspecify.annotations.NullMarked;
