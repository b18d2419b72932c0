package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Environment;
import java.util.List;
import java.util.function.Supplier;

/// An environment and how it came to be chosen.
///
/// @param byManifest whether an environments manifest chose it
/// @param reasons one line for each who had a say, in the order they were asked; worked out when asked for
public record EnvironmentChoice(Environment environment, boolean byManifest, Supplier<List<String>> reasons) {}
