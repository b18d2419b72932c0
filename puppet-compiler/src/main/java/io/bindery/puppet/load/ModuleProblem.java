package io.bindery.puppet.load;

/// What is wrong with the metadata of a module, in Puppet's words.
///
/// @param leftOut whether the module is as if it were not there, or only to be warned of
public record ModuleProblem(String text, boolean leftOut) {}
