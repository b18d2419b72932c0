package io.bindery.puppet.type;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// Compares the type calculus with what a real Puppet answered, table by table.
class GoldenTypesTest {
    /// A cell that Puppet gave no answer for.
    private static final String CRASHED = "?";

    private final List<String> differences = new ArrayList<>();

    @Test
    void printsTypes() {
        List<List<String>> rows = Goldens.rows("printed", 6);
        for (List<String> row : rows) {
            Type type = Goldens.type(row.getFirst());
            compare(row, 1, () -> TypePrinter.text(type));
            compare(row, 2, () -> TypePrinter.expanded(type));
            compare(row, 3, () -> Types.generalize(type).toString());
            compare(row, 4, () -> Types.normalize(type).toString());
            compare(row, 5, () -> TypePrinter.debug(type));
        }
        assertSame(rows, 140);
    }

    @Test
    void infersTypes() {
        List<List<String>> rows = Goldens.rows("inferred", 4);
        for (List<String> row : rows) {
            Value value = Goldens.value(row.getFirst());
            compare(row, 1, () -> Types.infer(value).toString());
            compare(row, 2, () -> Types.inferDetailed(value).toString());
            compare(row, 3, () -> Types.inferGeneric(value).toString());
        }
        assertSame(rows, 85);
    }

    @Test
    void knowsInstances() {
        List<List<String>> rows = Goldens.rows("instances", 2);
        List<String> texts = Goldens.lines("values.txt");
        List<Value> values = texts.stream().map(Goldens::value).toList();
        for (List<String> row : rows) {
            Type type = Goldens.type(row.getFirst());
            for (int i = 0; i < values.size(); i++) {
                Value value = values.get(i);
                String mine = answer(() -> type.isInstance(value));
                note(mine, row.get(1).substring(i, i + 1), row.getFirst() + " of " + texts.get(i));
            }
        }
        assertSame(rows, 140);
    }

    @Test
    void knowsAssignability() {
        List<List<String>> rows = Goldens.rows("assignable", 2);
        List<Type> types = rows.stream().map(row -> Goldens.type(row.getFirst())).toList();
        for (int i = 0; i < types.size(); i++) {
            Type to = types.get(i);
            for (int j = 0; j < types.size(); j++) {
                Type from = types.get(j);
                String mine = answer(() -> to.isAssignable(from));
                note(mine, rows.get(i).get(1).substring(j, j + 1), rows.get(i).getFirst() + " from " + rows.get(j).getFirst());
            }
        }
        assertSame(rows, 140);
    }

    @Test
    void findsCommonTypes() {
        List<List<String>> rows = Goldens.rows("common", 3);
        for (List<String> row : rows) {
            compare(row, 2, () -> Types.commonType(Goldens.type(row.get(0)), Goldens.type(row.get(1))).toString());
        }
        assertSame(rows, 2000);
    }

    @Test
    void parameterizesTypesInExpressions() {
        List<List<String>> rows = Goldens.rows("evaluated", 2);
        for (List<String> row : rows) {
            compare(row, 1, () -> Goldens.written(Goldens.value(row.getFirst())));
        }
        assertSame(rows, 140);
    }

    @Test
    void readsTypesFromText() {
        List<List<String>> rows = Goldens.rows("parsed", 2);
        for (List<String> row : rows) {
            compare(row, 1, () -> Goldens.type(row.getFirst()).toString());
        }
        assertSame(rows, 140);
    }

    @Test
    void describesMismatches() {
        List<List<String>> rows = Goldens.rows("mismatches", 3);
        for (List<String> row : rows) {
            Value value = Goldens.value(row.get(1));
            compare(row, 2, () -> Mismatches.ofTypes("subject", Goldens.type(row.getFirst()), Types.inferDetailed(value)));
        }
        assertSame(rows, 1500);
    }

    @Test
    void describesRefusedCalls() {
        List<List<String>> rows = Goldens.rows("calls", 4);
        for (List<String> row : rows) {
            List<CallSignature> signatures = Arrays.stream(row.get(1).split(";")).map(GoldenTypesTest::signature).toList();
            List<Value> arguments = ((Arr) Goldens.value(row.get(2))).elements();
            compare(row, 3, () -> Mismatches.ofCall(row.getFirst(), signatures, arguments, null));
        }
        assertSame(rows, 35);
    }

    private static CallSignature signature(String text) {
        int space = text.lastIndexOf("] ") + 1;
        String names = text.substring(space + 1);
        return new CallSignature(
                (CallableType) Goldens.type(text.substring(0, space)), names.isEmpty() ? List.of() : List.of(names.split(",")));
    }

    @Test
    void describesWrongParameters() {
        List<List<String>> rows = Goldens.rows("parameters", 4);
        for (List<String> row : rows) {
            StructType struct = (StructType) Goldens.type(row.get(1));
            Hash given = (Hash) Goldens.value(row.get(2));
            String expected = row.get(3).replaceFirst("^ERR ", "");
            String mine = Mismatches.ofParameters(row.getFirst(), struct, given, false, _ -> null);
            note(mine == null ? "" : mine, expected, row.toString());
        }
        assertSame(rows, 12);
    }

    private void compare(List<String> row, int cell, Supplier<String> mine) {
        String got;
        try {
            got = mine.get();
        } catch (TypeException e) {
            String prefix = e.code().equals("TYPE_ERROR") && row.get(cell).contains("'[]' expression, ")
                    ? "Error while evaluating a '[]' expression, "
                    : "";
            got = "ERR " + prefix + e.getMessage();
        }
        note(got, row.get(cell), row.subList(0, cell).toString());
    }

    private static String answer(Supplier<Boolean> question) {
        try {
            return question.get() ? "1" : "0";
        } catch (TypeException e) {
            return "E";
        }
    }

    private void note(String mine, String golden, String what) {
        if (!mine.equals(golden) && !golden.equals(CRASHED)) {
            differences.add(what + "\n   puppet: " + golden + "\n     mine: " + mine);
        }
    }

    private void assertSame(List<List<String>> rows, int atLeast) {
        assertThat(rows).hasSizeGreaterThanOrEqualTo(atLeast);
        assertThat(differences).isEmpty();
    }
}
