/// The command `bindery help`: the help of a command, or a page about a topic that concerns several.
@NullMarked
package io.bindery.cli.help;

import org.jspecify.annotations.NullMarked;
