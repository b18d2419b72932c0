package io.bindery.puppet.transaction;

import io.bindery.puppet.report.ResourceStatus;

/// An observer of a run. It receives the status of each resource, and may end the run between two resources.
public interface RunWatch {
    /// Nobody watches.
    RunWatch NOBODY = new RunWatch() {
        @Override
        public boolean endsRun() {
            return false;
        }

        @Override
        public void visited(ResourceStatus status, int done, int total) {}
    };

    /// Whether no further resource is applied.
    boolean endsRun();

    /// A resource was applied or skipped.
    ///
    /// @param done  how many were before it, and itself
    /// @param total how many there are, by what is known now
    void visited(ResourceStatus status, int done, int total);
}
