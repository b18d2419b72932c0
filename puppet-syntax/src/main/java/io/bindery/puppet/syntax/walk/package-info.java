/// The parts of a node of the tree in the order of the text, for walks over whole trees.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.syntax.walk;
