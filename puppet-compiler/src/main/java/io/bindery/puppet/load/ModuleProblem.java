package io.bindery.puppet.load;

/// A problem in the metadata of a module, with Puppet's message.
///
/// @param leftOut whether the module is ignored, as opposed to a mere warning
public record ModuleProblem(String text, boolean leftOut) {}
