/// Functions of classes, variables and bundles; one file for each.
@NullMarked
package io.bindery.cfengine.function.classes;

import org.jspecify.annotations.NullMarked;
