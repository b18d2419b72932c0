package io.bindery.puppet.report;

import java.util.SequencedMap;

/// A group of figures of a run, such as the number of resources in each state.
record Metric(String name, SequencedMap<String, Number> values) {
    /// A name as people read it: `failed_to_restart` as `Failed to restart`.
    static String label(String name) {
        String words = name.replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
