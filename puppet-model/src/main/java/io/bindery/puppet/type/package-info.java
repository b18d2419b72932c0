/// The type calculus: the types of the language, and the operations on them.
///
/// Entry points: [io.bindery.puppet.type.Types] infers, compares and generalizes; [io.bindery.puppet.type.parse.TypeParser]
/// reads; [io.bindery.puppet.type.print.TypePrinter] prints; [io.bindery.puppet.type.parse.TypeParameters] evaluates `Type[...]`;
/// [io.bindery.puppet.type.mismatch.Mismatches] describes why a value does not fit. Types know values and not the other way
/// round.
@NullMarked
package io.bindery.puppet.type;

import org.jspecify.annotations.NullMarked;
