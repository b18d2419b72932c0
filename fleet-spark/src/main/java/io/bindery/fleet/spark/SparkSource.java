package io.bindery.fleet.spark;

import io.bindery.fleet.diff.EngineRequest;
import io.bindery.fleet.diff.EngineSource;
import io.bindery.fleet.diff.FleetEngine;

/// Clusters of Spark, by the names that Spark has for them.
public final class SparkSource implements EngineSource {
    @Override
    public boolean knows(String address) {
        return address.matches("spark://.+|local(-cluster)?\\[.+\\]|local|yarn|k8s://.+");
    }

    @Override
    public FleetEngine open(EngineRequest request) {
        return SparkEngine.connect(request);
    }
}
