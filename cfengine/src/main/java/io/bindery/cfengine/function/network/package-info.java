/// Functions of the network and other hosts; one file for each.
@NullMarked
package io.bindery.cfengine.function.network;

import org.jspecify.annotations.NullMarked;
