/// Functions of files and paths; one file for each.
@NullMarked
package io.bindery.cfengine.function.file;

import org.jspecify.annotations.NullMarked;
