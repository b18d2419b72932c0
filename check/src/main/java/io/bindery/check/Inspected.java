package io.bindery.check;

import io.bindery.check.finding.Findings;
import io.bindery.check.name.Mentions;
import org.jspecify.annotations.Nullable;

/// The result of inspecting one file on its own.
///
/// @param mentions the names it uses; null if it is not a manifest or has errors
/// @param module the module it belongs to; empty if it belongs to the environment
record Inspected(Findings findings, @Nullable Mentions mentions, String module) {}
