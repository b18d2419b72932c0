package io.bindery.cfengine.promise.measurement;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.Scalar;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// `measurements` of monitor bundles: reads a value from a file or a command's output and records it under the promise's handle.
public record MeasurementsType(MeasurementRecords records) implements PromiseType {
    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        String written = promise.handle();
        if (written == null) {
            keeping.log().error("Measurement of '" + promise.promiser() + "' has no handle to be known by");
            return Outcome.FAILED;
        }
        String handle = Names.canonify(written);
        List<String> lines = sampled(promise, handle, keeping);
        if (lines == null) {
            return Outcome.FAILED;
        }
        Attributes match = promise.body("match_value");
        LineMatch found = LineMatch.in(lines, match);
        found.remarks().forEach(keeping.log()::info);
        return switch (promise.attributes().text("data_type", "int")) {
            case "string" -> text(promise, handle, found, keeping);
            case "slist" -> {
                records.fixed(handle, new Items(found.extracted()));
                yield Outcome.KEPT;
            }
            case "counter" -> number(promise, handle, (double) found.lines().size(), keeping);
            default -> number(promise, handle, found.number(match.text("select_multiline_policy", "average")), keeping);
        };
    }

    private Outcome text(ExpandedPromise promise, String handle, LineMatch found, Keeping keeping) {
        if (found.extracted().isEmpty()) {
            return missing(handle, keeping);
        }
        String text = found.extracted().getFirst();
        keeping.log().info("Extracted value \"" + text + "\" for promise \"" + handle + "\"");
        if (promise.attributes().text("history_type", "static").equals("log")) {
            records.log(handle, text);
        } else {
            records.fixed(handle, new Scalar(text));
        }
        return Outcome.KEPT;
    }

    private Outcome number(ExpandedPromise promise, String handle, @Nullable Double number, Keeping keeping) {
        if (number == null) {
            return missing(handle, keeping);
        }
        keeping.log().info("Extracted value \"" + String.format(Locale.ROOT, "%f", number) + "\" for promise \"" + handle + "\"");
        switch (promise.attributes().text("history_type", "scalar")) {
            case "weekly" -> records.sample(handle, number);
            case "log" -> records.log(handle, String.format(Locale.ROOT, "%.2f", number));
            default -> records.scalar(handle, number);
        }
        return Outcome.KEPT;
    }

    private static Outcome missing(String handle, Keeping keeping) {
        keeping.log().verbose("No value found for measurement '" + handle + "'");
        return Outcome.FAILED;
    }

    private @Nullable List<String> sampled(ExpandedPromise promise, String handle, Keeping keeping) {
        String source = promise.promiser();
        keeping.log().info("Sampling '" + source + "' ...(timeout=0,owner=0,group=0)");
        List<String> lines = lines(promise, handle, keeping);
        if (lines != null) {
            lines.forEach(line -> keeping.log().info("Sampling => " + line));
            keeping.log().info("Collected sample of " + source);
        }
        return lines;
    }

    private @Nullable List<String> lines(ExpandedPromise promise, String handle, Keeping keeping) {
        String source = promise.promiser();
        try {
            if (promise.attributes().text("stream_type", "pipe").equals("file")) {
                byte[] bytes = FileReading.bytes(ByteText.path(source));
                return ByteText.lines(unread(bytes, promise.body("match_value"), handle, source));
            }
            List<String> words = CommandLine.split(source).stream().map(ByteText::unicode).toList();
            return ByteText.lines(ByteText.of(keeping.host().processes().ask(Command.of(words)).output()));
        } catch (IOException e) {
            keeping.log().info("Unable to find stream '" + source + "'. (stat: " + Failures.reason(e) + ")");
            return null;
        } catch (CommandException | InvalidPathException e) {
            keeping.log().error("Couldn't open pipe to command '" + source + "': " + e.getMessage());
            return null;
        }
    }

    /// `track_growing_file`: only what came since the last time, or all of a file that has become shorter.
    private String unread(byte[] bytes, Attributes match, String handle, String source) {
        if (!match.flag("track_growing_file", false)) {
            return ByteText.of(bytes);
        }
        long known = records.position(handle, source);
        int start = known > bytes.length ? 0 : (int) known;
        records.position(handle, source, bytes.length);
        return ByteText.of(bytes, start, bytes.length - start);
    }
}
