/// `bindery fleet`: what a change does to every node, and questions to all nodes at once.
@NullMarked
package io.bindery.cli.fleet;

import org.jspecify.annotations.NullMarked;
