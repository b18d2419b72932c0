package io.bindery.puppet.type;

import io.bindery.puppet.type.mismatch.CallSignature;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// Compares the type calculus with what a real Puppet answered, table by table.
class GoldenTypesTest {
    private final Differences differences = new Differences();

    @Test
    void printsTypes() {
        List<List<String>> rows = Goldens.rows("printed", 6);
        for (List<String> row : rows) {
            Type type = Goldens.type(row.getFirst());
            differences.compare(row, 1, () -> TypePrinter.text(type));
            differences.compare(row, 2, () -> TypePrinter.expanded(type));
            differences.compare(row, 3, () -> Types.generalize(type).toString());
            differences.compare(row, 4, () -> Types.normalize(type).toString());
            differences.compare(row, 5, () -> TypePrinter.debug(type));
        }
        differences.assertNone(rows, 140);
    }

    @Test
    void infersTypes() {
        List<List<String>> rows = Goldens.rows("inferred", 4);
        for (List<String> row : rows) {
            Value value = Goldens.value(row.getFirst());
            differences.compare(row, 1, () -> Types.infer(value).toString());
            differences.compare(row, 2, () -> Types.inferDetailed(value).toString());
            differences.compare(row, 3, () -> Types.inferGeneric(value).toString());
        }
        differences.assertNone(rows, 85);
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
                differences.note(mine, row.get(1).substring(i, i + 1), row.getFirst() + " of " + texts.get(i));
            }
        }
        differences.assertNone(rows, 140);
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
                differences.note(mine, rows.get(i).get(1).substring(j, j + 1), rows.get(i).getFirst() + " from " + rows.get(j).getFirst());
            }
        }
        differences.assertNone(rows, 140);
    }

    @Test
    void findsCommonTypes() {
        List<List<String>> rows = Goldens.rows("common", 3);
        for (List<String> row : rows) {
            differences.compare(row, 2, () -> Types.commonType(Goldens.type(row.get(0)), Goldens.type(row.get(1))).toString());
        }
        differences.assertNone(rows, 2000);
    }

    @Test
    void parameterizesTypesInExpressions() {
        List<List<String>> rows = Goldens.rows("evaluated", 2);
        for (List<String> row : rows) {
            differences.compare(row, 1, () -> Goldens.written(Goldens.value(row.getFirst())));
        }
        differences.assertNone(rows, 140);
    }

    @Test
    void readsTypesFromText() {
        List<List<String>> rows = Goldens.rows("parsed", 2);
        for (List<String> row : rows) {
            differences.compare(row, 1, () -> Goldens.type(row.getFirst()).toString());
        }
        differences.assertNone(rows, 140);
    }

    @Test
    void describesMismatches() {
        List<List<String>> rows = Goldens.rows("mismatches", 3);
        for (List<String> row : rows) {
            Value value = Goldens.value(row.get(1));
            differences.compare(row, 2, () -> Mismatches.ofTypes("subject", Goldens.type(row.getFirst()), Types.inferDetailed(value)));
        }
        differences.assertNone(rows, 1500);
    }

    @Test
    void describesRefusedCalls() {
        List<List<String>> rows = Goldens.rows("calls", 4);
        for (List<String> row : rows) {
            List<CallSignature> signatures = Arrays.stream(row.get(1).split(";")).map(GoldenTypesTest::signature).toList();
            List<Value> arguments = ((Arr) Goldens.value(row.get(2))).elements();
            differences.compare(row, 3, () -> Mismatches.ofCall(row.getFirst(), signatures, arguments, null));
        }
        differences.assertNone(rows, 35);
    }

    @Test
    void describesRefusedBlocks() {
        List<List<String>> rows = Goldens.rows("blocks", 5);
        for (List<String> row : rows) {
            List<CallSignature> signatures = Arrays.stream(row.get(1).split(";")).map(GoldenTypesTest::signature).toList();
            List<Value> arguments = ((Arr) Goldens.value(row.get(2))).elements();
            CallableValue block = new UncalledBlock((CallableType) Goldens.type(row.get(3)));
            differences.compare(row, 4, () -> Mismatches.ofCall(row.getFirst(), signatures, arguments, block));
        }
        differences.assertNone(rows, 13);
    }

    /// A lambda of which only the type is asked.
    private record UncalledBlock(CallableType type) implements CallableValue {
        @Override
        public Value call(List<Value> arguments) {
            throw new AssertionError("a block that is refused is not called");
        }

        @Override
        public int parameterCount() {
            return type.parameters() == null ? 0 : type.parameters().types().size();
        }
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
            differences.note(mine == null ? "" : mine, expected, row.toString());
        }
        differences.assertNone(rows, 12);
    }

    private static String answer(Supplier<Boolean> question) {
        try {
            return question.get() ? "1" : "0";
        } catch (TypeException e) {
            return "E";
        }
    }
}
