/// Reads text into a tree: lexers, the parts of the grammar and the hints for text that the grammar refuses. `Parser` is the door.
@NullMarked
package io.bindery.puppet.syntax.reader;

import org.jspecify.annotations.NullMarked;
