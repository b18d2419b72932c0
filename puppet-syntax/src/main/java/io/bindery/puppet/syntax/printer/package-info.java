/// Writes trees: as source that parses to the same tree, and in the notation that `puppet parser dump` prints.
@NullMarked
package io.bindery.puppet.syntax.printer;

import org.jspecify.annotations.NullMarked;
