package io.bindery.cfengine.promise.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The values inside one field, and the operations on them. Operations return a new list.
final class FieldValues {
    private FieldValues() {}

    // As CFEngine does: a separator that ends the field has no value after it.
    static List<String> split(String field, String separator) {
        List<String> values = new ArrayList<>();
        int start = 0;
        while (start < field.length()) {
            int end = field.indexOf(separator, start);
            values.add(field.substring(start, end < 0 ? field.length() : end));
            start = end < 0 ? field.length() : end + separator.length();
        }
        return values;
    }

    static List<String> prepended(List<String> values, String value) {
        return values.contains(value) ? values : Stream.concat(Stream.of(value), values.stream()).toList();
    }

    static List<String> appended(List<String> values, String value) {
        return values.contains(value) ? values : Stream.concat(values.stream(), Stream.of(value)).toList();
    }

    static List<String> sorted(List<String> values, String value) {
        return appended(values, value).stream().sorted().toList();
    }

    static List<String> without(List<String> values, String value) {
        return values.stream().filter(each -> !each.equals(value)).toList();
    }
}
