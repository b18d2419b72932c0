package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.error.EvaluationError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// The resources that `realize` names. Each is realized as soon as it is declared.
final class RealizedSet extends PendingCollector {
    private final List<String> wanted;

    RealizedSet(Frame frame, List<String> wanted) {
        super(frame, null);
        this.wanted = new ArrayList<>(wanted);
    }

    @Override
    List<DraftResource> matching(Compilation compilation) {
        List<DraftResource> found = new ArrayList<>();
        for (Iterator<String> left = wanted.iterator(); left.hasNext(); ) {
            DraftResource resource = compilation.find(reference(left.next()));
            if (resource != null) {
                found.add(resource);
                left.remove();
            }
        }
        if (wanted.isEmpty()) {
            compilation.collectors().remove(this);
        }
        return found;
    }

    // As Puppet does: what `realize` was given is looked at when it is to be collected, far from the call.
    private static Reference reference(String text) {
        Reference reference = Reference.parse(text);
        if (reference == null) {
            throw EvaluationError.placeless("Puppet::Parser::Compiler failed with error ArgumentError: No title provided and \"" + text
                    + "\" is not a valid resource reference");
        }
        return reference;
    }

    @Override
    List<String> unresolved() {
        return List.copyOf(wanted);
    }

    @Override
    String rubyName() {
        return "Puppet::Pops::Evaluator::Collectors::FixedSetCollector";
    }
}
