/// Command lines read without a library, for commands that must start at once.
@NullMarked
package io.bindery.cli.line;

import org.jspecify.annotations.NullMarked;
