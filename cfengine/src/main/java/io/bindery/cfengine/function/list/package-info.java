/// Functions of lists and containers; one file for each.
@NullMarked
package io.bindery.cfengine.function.list;

import org.jspecify.annotations.NullMarked;
