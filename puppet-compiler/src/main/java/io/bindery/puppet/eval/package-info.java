/// The evaluator: one pattern switch over the syntax tree, and the interface of functions.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval;
