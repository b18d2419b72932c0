/// `bindery fleet`: the effect of a change on every node, and questions to all nodes at once.
@NullMarked
package io.bindery.cli.fleet;

import org.jspecify.annotations.NullMarked;
