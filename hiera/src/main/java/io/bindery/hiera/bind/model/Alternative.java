package io.bindery.hiera.bind.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// One alternative of a `when`: the predicates that must all hold, including those of the `when` statements around it.
public record Alternative(List<Predicate> predicates) {
    public static final Alternative COMMON = new Alternative(List.of());

    public Alternative {
        predicates = List.copyOf(predicates);
    }

    public Alternative and(Alternative inner) {
        List<Predicate> both = new ArrayList<>(predicates);
        both.addAll(inner.predicates);
        return new Alternative(both);
    }

    public boolean holds(Categories state) {
        for (Predicate predicate : predicates) {
            if (!state.holds(predicate)) {
                return false;
            }
        }
        return true;
    }

    /// How specific it is: the ranks of its distinct categories, highest first.
    public Precedence precedence(Categories state) {
        if (predicates.isEmpty()) {
            return Precedence.COMMON;
        }
        return new Precedence(predicates.stream()
                .filter(predicate -> !predicate.isCommon())
                .map(predicate -> state.find(predicate.category()))
                .mapToInt(category -> category == null ? 0 : category.rank())
                .distinct()
                .boxed()
                .sorted((left, right) -> right - left)
                .toList());
    }

    /// `common`, or `virtual 'true' and node 'kermit'`.
    @Override
    public String toString() {
        String text = predicates.stream()
                .filter(predicate -> !predicate.isCommon())
                .map(Predicate::toString)
                .collect(Collectors.joining(" and "));
        return text.isEmpty() ? "common" : text;
    }
}
