/// Readers of arguments and other parts that functions of several families share.
@NullMarked
package io.bindery.cfengine.function.argument;

import org.jspecify.annotations.NullMarked;
