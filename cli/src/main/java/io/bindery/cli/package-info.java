/// The command `bindery`: its entry point, the list of its commands, and the run that trains the AOT cache.
@NullMarked
package io.bindery.cli;

import org.jspecify.annotations.NullMarked;
