/// Code that all commands share: the interface of a command, the flags that select a site, terminal output, and the assembly of
/// the product.
@NullMarked
package io.bindery.cli.command;

import org.jspecify.annotations.NullMarked;
