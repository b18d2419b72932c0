package io.bindery.fleet.report;

import io.bindery.fleet.diff.FleetResult;

/// A form that results are written in.
@FunctionalInterface
public interface Report {
    String write(FleetResult result);
}
