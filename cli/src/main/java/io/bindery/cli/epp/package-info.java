/// The command `bindery epp render`.
@NullMarked
package io.bindery.cli.epp;

import org.jspecify.annotations.NullMarked;
