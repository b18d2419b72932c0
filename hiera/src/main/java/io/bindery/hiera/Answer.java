package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.util.List;

/// The value that a lookup found, and where it came from.
///
/// @param contributions the values that went into the answer, highest precedence first
public record Answer(Value value, List<Contribution> contributions) {}
