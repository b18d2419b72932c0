/// CFEngine's own command lines, flag for flag.
@NullMarked
package io.bindery.cli.cf;

import org.jspecify.annotations.NullMarked;
