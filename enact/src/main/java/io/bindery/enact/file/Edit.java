package io.bindery.enact.file;

import io.bindery.enact.RepairException;

/// Computes the wanted content of a file from its present content. Applied to its own result, an edit must change nothing.
@FunctionalInterface
public interface Edit {
    byte[] wanted(byte[] present) throws RepairException;
}
