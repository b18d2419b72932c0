package io.bindery.puppet.facts;

import java.time.Duration;

/// The time it took to find a fact, or a group of facts that one resolver finds.
public record FactTiming(String name, Duration duration) {}
