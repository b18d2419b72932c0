/// The command `bindery doctor`: one examination for each part of the set-up, each with the advice to mend it.
@NullMarked
package io.bindery.cli.doctor;

import org.jspecify.annotations.NullMarked;
