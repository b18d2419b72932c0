/// The commands `validate`, `dump` and `epp`: reading sources, checking them and printing verdicts and trees.
@NullMarked
package io.bindery.cli.validate;

import org.jspecify.annotations.NullMarked;
