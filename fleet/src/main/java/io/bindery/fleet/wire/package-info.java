/// Nodes, set-ups and values as bytes, for machines that compile a part of a fleet.
@NullMarked
package io.bindery.fleet.wire;

import org.jspecify.annotations.NullMarked;
