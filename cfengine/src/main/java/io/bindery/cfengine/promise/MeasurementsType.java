package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.Regex;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `measurements` of monitor bundles: a value is read from a file or a command's output and becomes a variable of `mon`, named after
/// the promise's handle.
public final class MeasurementsType implements PromiseType {
    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        List<String> lines = lines(promise, keeping);
        String handle = promise.handle();
        if (lines == null) {
            return Outcome.FAILED;
        }
        if (handle == null) {
            keeping.log().error("Measurement of '" + promise.promiser() + "' has no handle to be known by");
            return Outcome.FAILED;
        }
        Attributes match = promise.body("match_value");
        String kind = promise.attributes().text("data_type", "int");
        List<String> selected = selected(lines, match);
        Value value = kind.equals("counter") ? new Scalar(Integer.toString(selected.size())) : value(kind, selected, match);
        if (value == null) {
            keeping.log().verbose("No value found for measurement '" + handle + "'");
            return Outcome.FAILED;
        }
        VariableName name = new VariableName("default", "mon", "value_" + Names.canonify(handle), List.of());
        VariableType type = value instanceof Items ? VariableType.SLIST : type(kind);
        keeping.evaluation().variables().define(name, type, value, List.of("monitoring", "source=environment"));
        keeping.log().verbose("Measured '" + handle + "' = " + (value instanceof Scalar(String text) ? text : selected));
        return Outcome.KEPT;
    }

    private static VariableType type(String kind) {
        return switch (kind) {
            case "real" -> VariableType.REAL;
            case "string" -> VariableType.STRING;
            default -> VariableType.INT;
        };
    }

    private static @Nullable List<String> lines(ExpandedPromise promise, Keeping keeping) {
        String source = promise.promiser();
        try {
            if ("file".equals(promise.attributes().text("stream_type", "file"))) {
                return ByteText.lines(ByteText.of(FileReading.bytes(ByteText.path(source))));
            }
            List<String> words = CommandLine.split(source).stream().map(ByteText::unicode).toList();
            return ByteText.lines(ByteText.of(keeping.host().processes().ask(Command.of(words)).output()));
        } catch (IOException | CommandException | InvalidPathException e) {
            keeping.log().error("Couldn't open pipe to command or file '" + source + "' for measurement: " + e.getMessage());
            return null;
        }
    }

    private static List<String> selected(List<String> lines, Attributes match) {
        long number = match.number("select_line_number", 0);
        if (number > 0) {
            return number <= lines.size() ? List.of(lines.get((int) number - 1)) : List.of();
        }
        Regex regex = Regex.compile(match.text("select_line_matching", ".*"));
        return regex == null ? List.of() : lines.stream().filter(regex::matchesAll).toList();
    }

    private static @Nullable Value value(String kind, List<String> selected, Attributes match) {
        List<String> extracted = new ArrayList<>();
        Regex regex = Regex.compile(match.text("extraction_regex", "(.*)"));
        for (String line : selected) {
            Regex.Match found = regex == null ? null : regex.search(line, 0);
            String group = found == null ? null : found.group(1);
            if (group != null) {
                extracted.add(group);
            }
        }
        if (kind.equals("slist")) {
            return new Items(extracted);
        }
        if (extracted.isEmpty()) {
            return null;
        }
        String policy = match.text("select_multiline_policy", "first");
        return switch (policy) {
            case "last" -> new Scalar(extracted.getLast());
            case "sum" -> number(kind, sum(extracted));
            case "average" -> number(kind, sum(extracted) / extracted.size());
            default -> new Scalar(extracted.getFirst());
        };
    }

    private static double sum(List<String> texts) {
        double sum = 0;
        for (String text : texts) {
            Double number = Numbers.real(text);
            sum += number == null ? 0 : number;
        }
        return sum;
    }

    private static Value number(String kind, double number) {
        return new Scalar(kind.equals("real") ? String.format(Locale.ROOT, "%f", number) : Long.toString((long) number));
    }
}
