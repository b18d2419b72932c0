package io.bindery.enact.file;

import io.bindery.enact.RepairException;

/// The content a file should have, given what it has. Must say the same of its own result: an edit made twice changes nothing.
@FunctionalInterface
public interface Content {
    byte[] wanted(byte[] present) throws RepairException;
}
