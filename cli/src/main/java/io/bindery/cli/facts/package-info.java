/// `bindery facts`: the command and the forms that facts are printed in.
@NullMarked
package io.bindery.cli.facts;

import org.jspecify.annotations.NullMarked;
