/// The evaluator: one pattern switch over the syntax tree, scopes, operators and the errors they end in.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval;
