package io.bindery.puppet.type;

import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Compares aliases, also those that contain themselves, with what a real Puppet answered.
class GoldenAliasesTest {
    private final Differences differences = new Differences();
    private final Map<String, TypeAliasType> aliases = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();

    GoldenAliasesTest() {
        for (String line : Goldens.lines("aliases.txt")) {
            String[] parts = line.split(" = ", 2);
            texts.put(parts[0], parts[1]);
        }
    }

    private @Nullable Type find(String name) {
        String text = texts.get(name);
        if (text == null) {
            return null;
        }
        TypeAliasType alias = aliases.computeIfAbsent(name, TypeAliasType::new);
        return alias.resolve(() -> type(text));
    }

    private Type type(String text) {
        return TypeParser.parse(text, this::find);
    }

    @Test
    void resolvesAndPrints() {
        List<List<String>> rows = Goldens.rows("aliases", 7);
        for (List<String> row : rows) {
            TypeAliasType alias = (TypeAliasType) type(row.getFirst());
            differences.compare(row, 2, alias::toString);
            differences.compare(row, 3, () -> String.valueOf(alias.isRecursive()));
            differences.compare(row, 4, () -> Types.generalize(alias).toString());
            differences.compare(row, 5, () -> new ArrayType(alias).toString());
            differences.compare(row, 6, () -> TypePrinter.expanded(new ArrayType(alias)));
        }
        differences.assertNone(rows, 13);
    }

    @Test
    void knowsInstancesAndDescribesMismatches() {
        List<List<String>> rows = Goldens.rows("aliased", 4);
        for (List<String> row : rows) {
            Type type = type(row.getFirst());
            Value value = Goldens.value(row.get(1));
            differences.compare(row, 2, () -> String.valueOf(type.isInstance(value)));
            differences.compare(row, 3, () -> Mismatches.ofTypes("subject", type, Types.inferDetailed(value)));
        }
        differences.assertNone(rows, 40);
    }

    @Test
    void knowsAssignability() {
        List<List<String>> rows = Goldens.rows("alias_assignable", 2);
        for (List<String> row : rows) {
            for (int i = 0; i < rows.size(); i++) {
                Type from = type(rows.get(i).getFirst());
                String mine = type(row.getFirst()).isAssignable(from) ? "1" : "0";
                differences.note(mine, row.get(1).substring(i, i + 1), row.getFirst() + " from " + rows.get(i).getFirst());
            }
        }
        differences.assertNone(rows, 20);
    }
}
