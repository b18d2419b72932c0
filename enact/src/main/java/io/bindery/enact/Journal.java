package io.bindery.enact;

/// Receives every step before and after it is made, so that the next run can clean up after a run that was killed.
public interface Journal {
    Journal SILENT = new Journal() {
        @Override
        public void begins(Change change) {}

        @Override
        public void ends(Effect effect) {}
    };

    /// A step is about to be made.
    void begins(Change change) throws RepairException;

    /// The step that began last has ended, well or not.
    void ends(Effect effect);
}
