/// Functions of data: JSON, YAML, CSV and arrays read from files and texts; one file for each.
@NullMarked
package io.bindery.cfengine.function.data;

import org.jspecify.annotations.NullMarked;
