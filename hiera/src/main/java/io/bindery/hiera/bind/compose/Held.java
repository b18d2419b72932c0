package io.bindery.hiera.bind.compose;

import io.bindery.hiera.bind.model.Alternative;
import io.bindery.hiera.bind.model.Categories;
import io.bindery.hiera.bind.model.Precedence;
import java.util.ArrayList;
import java.util.List;

/// An alternative whose predicates hold, with its specificity.
record Held(Alternative alternative, Precedence precedence) {
    static final List<Held> ALWAYS = List.of(new Held(Alternative.COMMON, Precedence.COMMON));

    /// What holds inside a `when`: each outer alternative with each inner one, one for each precedence, highest first.
    static List<Held> inside(List<Held> outer, List<Alternative> inner, Categories state) {
        List<Held> all = new ArrayList<>();
        for (Alternative each : inner) {
            if (each.holds(state)) {
                for (Held around : outer) {
                    Alternative both = around.alternative.and(each);
                    add(all, new Held(both, both.precedence(state)));
                }
            }
        }
        all.sort((left, right) -> right.precedence.compareTo(left.precedence));
        return all;
    }

    private static void add(List<Held> all, Held held) {
        for (Held known : all) {
            if (known.precedence.equals(held.precedence)) {
                return;
            }
        }
        all.add(held);
    }
}
