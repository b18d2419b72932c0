/// Reads text into a tree: lexers, the parts of the grammar, and hints for refused text. `Parser` is the entry point.
@NullMarked
package io.bindery.puppet.syntax.reader;

import org.jspecify.annotations.NullMarked;
