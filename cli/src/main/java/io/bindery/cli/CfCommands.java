package io.bindery.cli;

import io.bindery.cli.cf.CfAgent;
import io.bindery.cli.cf.CfPromises;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.util.Arrays;

/// `bindery cf-agent` and `bindery cf-promises`.
final class CfCommands {
    private CfCommands() {}

    static boolean isOne(String[] arguments) {
        return arguments.length > 0 && (arguments[0].equals("cf-agent") || arguments[0].equals("cf-promises"));
    }

    static int run(String[] arguments) {
        String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        try (PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)), true)) {
            return arguments[0].equals("cf-agent") ? CfAgent.run(rest, out, System.err) : CfPromises.run(rest, out, System.err);
        }
    }
}
