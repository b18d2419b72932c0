/// What all commands share: the shape of a command, the flags that name a site, terminal output, and the assembly of the product.
@NullMarked
package io.bindery.cli.command;

import org.jspecify.annotations.NullMarked;
