/// The command `bindery lookup`: one key for one node, or for many nodes grouped by value.
@NullMarked
package io.bindery.cli.lookup;

import org.jspecify.annotations.NullMarked;
