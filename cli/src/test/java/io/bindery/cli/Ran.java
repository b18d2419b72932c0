package io.bindery.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// What a command did when run within the test: its exit code and what it wrote.
record Ran(int code, String out, String err) {
    static Ran command(String... arguments) {
        return withInput("", arguments);
    }

    static Ran withInput(String input, String... arguments) {
        PrintStream outBefore = System.out;
        PrintStream errBefore = System.err;
        InputStream inBefore = System.in;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            return new Ran(code(arguments), out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(outBefore);
            System.setErr(errBefore);
            System.setIn(inBefore);
        }
    }

    /// On a thread with the stack that commands have.
    private static int code(String... arguments) {
        int[] code = {-1};
        Thread thread = new Thread(null, () -> code[0] = Main.dispatch(arguments), "command", 64L << 20);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return code[0];
    }
}
