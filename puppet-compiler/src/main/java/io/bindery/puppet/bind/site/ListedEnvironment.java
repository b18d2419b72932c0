package io.bindery.puppet.bind.site;

import io.bindery.puppet.load.Environment;
import org.jspecify.annotations.Nullable;

/// An environment that a node could have.
///
/// @param environment null where it cannot be used
/// @param because what makes it one, or what is wrong with it
public record ListedEnvironment(String name, @Nullable Environment environment, String because) {}
