package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableName;
import io.bindery.cfengine.value.VariableType;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.List;

/// `reports`: a line is printed, or written to a file, or handed back to the calling bundle.
public final class ReportsType implements PromiseType {
    /// The mode of a file that a report is the first line of.
    private static final int OWNER_ONLY = 0600;

    /// The variable that holds what a bundle handed back when it was last evaluated.
    static final String RESULTS = "last-result";

    /// As CFEngine does: `bundle_return_value_index` is set each time, although the report is printed only once.
    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        String index = promise.attributes().text("bundle_return_value_index");
        if (index != null) {
            handBack(promise, index, keeping.evaluation());
        }
        return index == null;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Attributes attributes = promise.attributes();
        if (keeping.isRehearsal(promise)) {
            keeping.log().warning("Need to repair reports promise: " + promise.promiser());
            return Outcome.WARNED;
        }
        String file = attributes.text("report_to_file");
        Outcome outcome = Outcome.KEPT;
        if (file != null) {
            outcome = toFile(file, promise.promiser(), keeping);
        } else {
            keeping.log().output("R: " + promise.promiser());
        }
        return promise.hasBody("printfile") ? outcome.and(printFile(promise.body("printfile"), keeping)) : outcome;
    }

    private static void handBack(ExpandedPromise promise, String index, Evaluation evaluation) {
        VariableName name =
                new VariableName(evaluation.namespace(), evaluation.bundle(), RESULTS, List.of(index));
        evaluation.variables().define(name, VariableType.STRING, new Scalar(promise.promiser()), List.of("source=bundle"));
    }

    private static Outcome toFile(String file, String text, Keeping keeping) {
        try {
            keeping.host().files().append(ByteText.path(file), ByteText.bytes(text + "\n"), OWNER_ONLY);
            return Outcome.KEPT;
        } catch (IOException | InvalidPathException e) {
            keeping.log().error("Could not open log file '" + file + "', message '" + text + "'. (fopen: "
                    + ReportFile.reason(e) + ")");
            return Outcome.FAILED;
        }
    }

    private static Outcome printFile(Attributes body, Keeping keeping) {
        String file = body.text("file_to_print", "");
        long wanted = body.number("number_of_lines", 0);
        try {
            List<String> lines = ByteText.lines(ByteText.of(FileReading.bytes(ByteText.path(file))));
            // As CFEngine does: a negative number counts from the end.
            List<String> shown = wanted >= 0
                    ? lines.subList(0, (int) Math.min(wanted, lines.size()))
                    : lines.subList((int) Math.max(0, lines.size() + wanted), lines.size());
            shown.forEach(line -> keeping.log().output("R: " + line));
            return Outcome.KEPT;
        } catch (IOException | InvalidPathException e) {
            keeping.log().error("Printing of file '" + file + "' was not possible. (fopen: " + ReportFile.reason(e) + ")");
            return Outcome.FAILED;
        }
    }
}
