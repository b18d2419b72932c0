package io.bindery.enact;

/// Hears of every step before and after it is made.
public interface Journal {
    Journal SILENT = new Journal() {
        @Override
        public void begins(Change change) {}

        @Override
        public void ended(Change change) {}
    };

    void begins(Change change);

    void ended(Change change);
}
