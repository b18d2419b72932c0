/// The command `bindery version`.
@NullMarked
package io.bindery.cli.version;

import org.jspecify.annotations.NullMarked;
