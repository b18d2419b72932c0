package io.bindery.puppet.facts;

import java.time.Duration;

/// How long it took to find a fact, or a group of facts that are found together.
public record FactTiming(String name, Duration duration) {}
