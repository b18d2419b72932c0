package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Environment;
import java.util.List;
import java.util.function.Supplier;

/// An environment and the reasons for choosing it.
///
/// @param byManifest whether an environments manifest chose it
/// @param reasons one line for each source that was asked (agent, classifier, manifest), in that order; computed on demand
public record EnvironmentChoice(Environment environment, boolean byManifest, Supplier<List<String>> reasons) {}
