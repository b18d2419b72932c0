package io.bindery.puppet.type;

import io.bindery.puppet.type.object.ObjectInstance;
import io.bindery.puppet.value.Arr;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Compares object types and their instances with what a real Puppet answered.
class GoldenObjectsTest {
    private final Differences differences = new Differences();

    @Test
    void definesObjects() {
        List<List<String>> rows = Goldens.rows("objects", 2);
        for (List<String> row : rows) {
            differences.compare(row, 1, () -> Goldens.written(Goldens.value(row.getFirst())));
        }
        differences.assertNone(rows, 45);
    }

    @Test
    void makesInstances() {
        List<List<String>> rows = Goldens.rows("made", 3);
        for (List<String> row : rows) {
            differences.compare(row, 2, () -> {
                ObjectType type = (ObjectType) Goldens.value(row.getFirst());
                return ObjectInstance.of(type, ((Arr) Goldens.value(row.get(1))).elements()).toString();
            });
        }
        differences.assertNone(rows, 18);
    }
}
