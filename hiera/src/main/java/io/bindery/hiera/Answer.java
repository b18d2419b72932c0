package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.util.List;

/// The answer to a question, with where it came from.
///
/// @param contributions what went into the value, highest precedence first
public record Answer(Value value, List<Contribution> contributions) {}
