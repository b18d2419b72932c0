package io.bindery.puppet.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Collects where we answer otherwise than a real Puppet did, so that one run shows all.
final class Differences {
    /// A cell that Puppet gave no answer for.
    private static final String CRASHED = "?";

    private static final String WRAPPED = "Error while evaluating a '[]' expression, ";

    private final List<String> found = new ArrayList<>();

    /// Compares an answer with a cell of a row; a [TypeException] is the answer `ERR message`.
    void compare(List<String> row, int cell, Supplier<String> mine) {
        String got;
        try {
            got = mine.get();
        } catch (TypeException e) {
            boolean wrapped = e.code().equals("TYPE_ERROR") && row.get(cell).startsWith("ERR " + WRAPPED);
            got = "ERR " + (wrapped ? WRAPPED : "") + e.getMessage();
        }
        note(got, row.get(cell), row.subList(0, cell).toString());
    }

    void note(String mine, String golden, String what) {
        if (!mine.equals(golden) && !golden.equals(CRASHED)) {
            found.add(what + "\n   puppet: " + golden + "\n     mine: " + mine);
        }
    }

    /// There were enough rows, and no difference.
    void assertNone(List<?> rows, int atLeast) {
        assertThat(rows).hasSizeGreaterThanOrEqualTo(atLeast);
        assertThat(found).isEmpty();
    }
}
