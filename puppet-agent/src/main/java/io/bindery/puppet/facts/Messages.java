package io.bindery.puppet.facts;

import java.util.ArrayList;
import java.util.List;

/// Collects the problems that occur on the threads of a collection.
final class Messages {
    private final List<FactMessage> messages = new ArrayList<>();

    synchronized void add(FactMessage message) {
        messages.add(message);
    }

    synchronized List<FactMessage> all() {
        return List.copyOf(messages);
    }
}
