package io.bindery.puppet.eval;

import java.util.List;

/// One body of a resource statement: its titles, and the attributes of each. The attributes of a `default:` body are merged in
/// already.
public record DeclaredBody(List<String> titles, List<EvaluatedAttribute> attributes) {
    public DeclaredBody {
        titles = List.copyOf(titles);
        attributes = List.copyOf(attributes);
    }
}
