package io.bindery.server.report;

import io.bindery.puppet.value.Hash;
import java.io.IOException;

/// Takes reports, under a name that the setting `reports` may have.
@FunctionalInterface
public interface ReportProcessor {
    /// @throws IOException where the report would be lost
    void process(String host, Hash report) throws IOException;
}
