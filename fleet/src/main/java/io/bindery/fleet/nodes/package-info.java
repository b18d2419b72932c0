/// The nodes of a fleet and their facts, from files of several formats or from PuppetDB, all of them or a selection.
@NullMarked
package io.bindery.fleet.nodes;

import org.jspecify.annotations.NullMarked;
