/// The type calculus: the types of the language, and every question about them.
///
/// Doors: [io.bindery.puppet.type.Types] infers, compares and generalizes; [io.bindery.puppet.type.parse.TypeParser] reads;
/// [io.bindery.puppet.type.print.TypePrinter] prints; [io.bindery.puppet.type.parse.TypeParameters] answers what `Type[...]` means;
/// [io.bindery.puppet.type.mismatch.Mismatches] says what is wrong. Types know values and not the other way round.
@NullMarked
package io.bindery.puppet.type;

import org.jspecify.annotations.NullMarked;
