package io.bindery.puppet.resource;

import java.nio.file.Path;
import java.util.List;

/// The settings for resource types.
///
/// @param showDiff        whether changes of content are shown
/// @param diff            the program that compares files
/// @param diffArguments   its arguments before the files
/// @param digestAlgorithm the digest that content is compared by, unless a resource sets another
/// @param bucket          the directory of backups
/// @param environment     the name of the catalog's environment
public record Options(
        boolean showDiff, String diff, List<String> diffArguments, String digestAlgorithm, Path bucket, String environment) {
    public Options {
        diffArguments = List.copyOf(diffArguments);
    }
}
