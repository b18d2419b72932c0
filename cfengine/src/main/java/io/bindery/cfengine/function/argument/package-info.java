/// Readers of arguments and other code that several families of functions share.
@NullMarked
package io.bindery.cfengine.function.argument;

import org.jspecify.annotations.NullMarked;
