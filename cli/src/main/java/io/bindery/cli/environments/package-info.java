/// The commands `bindery environments ...`.
@NullMarked
package io.bindery.cli.environments;

import org.jspecify.annotations.NullMarked;
