package io.bindery.enact.file;

import io.bindery.enact.RepairException;

/// Makes the content that a file should have from the content that it has. An edit of its own result must change nothing.
@FunctionalInterface
public interface Edit {
    byte[] wanted(byte[] present) throws RepairException;
}
