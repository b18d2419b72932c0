package io.bindery.hiera.bind.model;

import java.util.List;
import java.util.stream.Collectors;

/// The specificity of an alternative, as a numbered paragraph: `3.2` is above `3` and below `4`.
public record Precedence(List<Integer> ranks) implements Comparable<Precedence> {
    public static final Precedence COMMON = new Precedence(List.of());

    public Precedence {
        ranks = List.copyOf(ranks);
    }

    @Override
    public int compareTo(Precedence other) {
        int shared = Math.min(ranks.size(), other.ranks.size());
        for (int i = 0; i < shared; i++) {
            int order = Integer.compare(ranks.get(i), other.ranks.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(ranks.size(), other.ranks.size());
    }

    @Override
    public String toString() {
        return ranks.isEmpty() ? "0" : ranks.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
