package io.bindery.puppet.value;

/// A semantic version; prerelease and build are empty where there are none.
public record SemVer(long major, long minor, long patch, String prerelease, String build) implements Value {}
