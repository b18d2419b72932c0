package io.bindery.enact;

/// One repair that is ready to be made: what it will change, and the doing of it.
public interface Step {
    Change change();

    void perform() throws RepairException;

    /// What a step does.
    @FunctionalInterface
    interface Repair {
        void perform() throws RepairException;
    }

    static Step of(Change change, Repair repair) {
        return new Step() {
            @Override
            public Change change() {
                return change;
            }

            @Override
            public void perform() throws RepairException {
                repair.perform();
            }
        };
    }
}
