package io.bindery.fleet.report;

import io.bindery.fleet.diff.FleetResult;

/// An output format of results.
@FunctionalInterface
public interface Report {
    String write(FleetResult result);
}
