package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Environment;
import org.jspecify.annotations.Nullable;

/// An environment that a node could have.
///
/// @param environment null if it cannot be used
/// @param because the declaration or directory that defines it, or the reason why it cannot be used
public record ListedEnvironment(String name, @Nullable Environment environment, String because) {}
