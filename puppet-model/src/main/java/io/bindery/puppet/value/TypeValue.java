package io.bindery.puppet.value;

/// A type as a value. Implemented by the type calculus (`io.bindery.puppet.type`), which knows values and not the other way round.
public non-sealed interface TypeValue extends Value {}
