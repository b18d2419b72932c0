package io.bindery.check;

import io.bindery.check.finding.Findings;
import io.bindery.check.name.Mentions;
import org.jspecify.annotations.Nullable;

/// What is known of a file after it was looked at by itself.
///
/// @param mentions the names it uses; null where it is no manifest or has errors
/// @param module the module it belongs to; empty where it belongs to the environment
record Inspected(Findings findings, @Nullable Mentions mentions, String module) {}
