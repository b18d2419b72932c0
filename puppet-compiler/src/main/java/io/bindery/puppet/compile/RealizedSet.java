package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// What `realize` was given: resources by reference, each waited for until it is there.
final class RealizedSet extends PendingCollector {
    private final List<Reference> wanted;

    RealizedSet(Frame frame, List<Reference> wanted) {
        super(frame, null);
        this.wanted = new ArrayList<>(wanted);
    }

    @Override
    List<DraftResource> matching(Compilation compilation) {
        List<DraftResource> found = new ArrayList<>();
        for (Iterator<Reference> left = wanted.iterator(); left.hasNext(); ) {
            DraftResource resource = compilation.find(left.next());
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

    @Override
    List<String> unresolved() {
        return wanted.stream().map(Reference::toString).toList();
    }

    @Override
    String rubyName() {
        return "Puppet::Pops::Evaluator::Collectors::FixedSetCollector";
    }
}
