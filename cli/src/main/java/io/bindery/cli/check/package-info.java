/// The command `check`.
@NullMarked
package io.bindery.cli.check;

import org.jspecify.annotations.NullMarked;
