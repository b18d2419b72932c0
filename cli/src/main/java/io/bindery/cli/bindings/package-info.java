/// The commands `bindery bindings ...`.
@NullMarked
package io.bindery.cli.bindings;

import org.jspecify.annotations.NullMarked;
