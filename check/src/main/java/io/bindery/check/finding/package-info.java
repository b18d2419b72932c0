/// The results of a check: problems and their places.
@NullMarked
package io.bindery.check.finding;

import org.jspecify.annotations.NullMarked;
