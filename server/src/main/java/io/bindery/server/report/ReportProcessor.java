package io.bindery.server.report;

import io.bindery.puppet.value.Hash;
import java.io.IOException;

/// Processes reports, under a name that the setting `reports` can list.
@FunctionalInterface
public interface ReportProcessor {
    /// @throws IOException if the report would be lost
    void process(String host, Hash report) throws IOException;
}
