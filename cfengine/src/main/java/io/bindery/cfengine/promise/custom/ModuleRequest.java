package io.bindery.cfengine.promise.custom;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A request of the agent to a promise module about one promise.
///
/// @param operation  `validate_promise` or `evaluate_promise`
/// @param attributes the attributes of the promise, in the order written
record ModuleRequest(
        String operation,
        String logLevel,
        String promiseType,
        String promiser,
        int line,
        String file,
        SequencedMap<String, Value> attributes) {

    /// The request as lines `key=value`. The last line of all requests is empty.
    String asLines() {
        StringBuilder lines = new StringBuilder();
        line(lines, "operation", operation);
        line(lines, "log_level", logLevel);
        line(lines, "promise_type", promiseType);
        line(lines, "promiser", promiser);
        line(lines, "line_number", Integer.toString(line));
        line(lines, "filename", file);
        attributes.forEach((name, value) -> {
            if (value instanceof Scalar(String text)) {
                line(lines, "attribute_" + name, text);
            }
        });
        return lines.append('\n').toString();
    }

    private static void line(StringBuilder lines, String key, String value) {
        lines.append(key).append('=').append(value).append('\n');
    }

    /// The request as a JSON object on one line.
    String asJson() {
        SequencedMap<String, Data> members = new LinkedHashMap<>();
        if (!attributes.isEmpty()) {
            SequencedMap<String, Data> values = new LinkedHashMap<>();
            attributes.forEach((name, value) -> values.put(name, data(value)));
            members.put("attributes", new Data.Mapping(values));
        }
        members.put("filename", new Data.Text(file));
        members.put("line_number", new Data.Whole(line));
        members.put("log_level", new Data.Text(logLevel));
        members.put("operation", new Data.Text(operation));
        members.put("promise_type", new Data.Text(promiseType));
        members.put("promiser", new Data.Text(promiser));
        return JsonWriter.compact(new Data.Mapping(members)) + "\n\n";
    }

    private static Data data(Value value) {
        return switch (value) {
            case Scalar(String text) -> new Data.Text(text);
            case Items(var texts) -> Data.texts(texts);
            case Data data -> data;
        };
    }
}
