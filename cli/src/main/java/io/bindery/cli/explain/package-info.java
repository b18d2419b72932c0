/// Follows the value of a parameter back through variables, templates and data, for `compile --explain`.
@NullMarked
package io.bindery.cli.explain;

import org.jspecify.annotations.NullMarked;
