/// What operators do to values, apart from the expressions they stand in: equality, order, arithmetic of collections and times, numbers in strings.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.eval.operator;
