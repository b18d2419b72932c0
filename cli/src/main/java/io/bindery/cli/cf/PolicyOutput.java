package io.bindery.cli.cf;

import io.bindery.cfengine.policy.Policy;
import io.bindery.cfengine.policy.PolicyJson;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Parser;
import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.JsonWriter;
import io.bindery.files.FileReading;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.PrintStream;

/// Prints a parsed policy, as policy text or as JSON.
final class PolicyOutput {
    private PolicyOutput() {}

    /// Prints the named file; false if it cannot be read.
    static boolean print(Options options, SyntaxTables tables, String format, Problems problems, PrintStream out) {
        String text;
        try {
            text = ByteText.of(FileReading.bytes(options.inputPath()));
        } catch (IOException e) {
            out.println("   error: Can't open file '" + options.inputFile() + "' for parsing. (fopen: " + e.getMessage() + ")");
            return false;
        }
        PolicyFile file = Parser.parse(new SourceFile(options.inputFile(), text), tables);
        file.diagnostics().forEach(problems::show);
        if (file.diagnostics().stream().anyMatch(problem -> problem.severity() == Severity.ERROR)) {
            return false;
        }
        Policy policy = new Policy();
        for (Block block : file.blocks()) {
            policy.add(block);
        }
        print(policy, format, out);
        return true;
    }

    static void print(Policy policy, String format, PrintStream out) {
        String text = format.startsWith("json") ? json(policy) : PolicyText.of(policy);
        byte[] bytes = ByteText.bytes(text);
        out.write(bytes, 0, bytes.length);
    }

    // As CFEngine does: all lines but the first are four columns further in, and the last has no end.
    private static String json(Policy policy) {
        return JsonWriter.pretty(PolicyJson.of(policy)).replace("\n", "\n    ");
    }
}
