package io.bindery.server.report;

import io.bindery.hiera.Rendering;
import io.bindery.puppet.value.Hash;

/// A report as YAML, in the form in which Puppet stores and posts it.
final class ReportText {
    private ReportText() {}

    static String of(Hash report) {
        return Rendering.YAML.render(report).replaceFirst("^---", "--- !ruby/object:Puppet::Transaction::Report");
    }
}
