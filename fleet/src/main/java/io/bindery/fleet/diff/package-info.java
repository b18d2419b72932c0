/// Differences between the catalogs of a node at two states of the code: what changed, why, and which nodes share a change.
@NullMarked
package io.bindery.fleet.diff;

import org.jspecify.annotations.NullMarked;
