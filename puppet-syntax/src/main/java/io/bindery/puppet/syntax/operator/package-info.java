/// The operators of the language, as they are written: of two operands, of assignments, of relationships and of queries.
@org.jspecify.annotations.NullMarked
package io.bindery.puppet.syntax.operator;
