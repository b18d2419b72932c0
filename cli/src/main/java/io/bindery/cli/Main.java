package io.bindery.cli;

import java.util.Arrays;

/// The one command, `bindery`.
public final class Main {
    static final String VERSION = "bindery 0.1.0";

    /// Deep nesting is refused by the readers and interpreters themselves; this is so that they get as far as their limit.
    private static final long STACK_BYTES = 256L << 20;

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        // Asked for often, by scripts: answered before anything else is loaded.
        if (arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"))) {
            System.out.println(VERSION);
            return;
        }
        Work work = new Work(arguments);
        Thread thread = new Thread(null, work, "bindery", STACK_BYTES);
        thread.start();
        thread.join();
        System.out.flush();
        System.err.flush();
        System.exit(work.code);
    }

    /// The command, run on a thread of its own for the sake of its stack.
    private static final class Work implements Runnable {
        private final String[] arguments;
        private int code = 1;

        Work(String[] arguments) {
            this.arguments = arguments;
        }

        @Override
        public void run() {
            try {
                code = dispatch(arguments);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
                code = unexpected(failure);
            }
        }
    }

    /// A failure nobody foresaw: one line, and how to see more.
    static int unexpected(Throwable failure) {
        if (System.getenv("BINDERY_DEBUG") != null) {
            failure.printStackTrace();
        }
        String reason = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        System.err.println("Error: " + reason);
        return 1;
    }

    /// Runs the command; its exit code.
    static int dispatch(String[] given) {
        String[] arguments = helped(given);
        return CfCommands.isOne(arguments) ? CfCommands.run(arguments) : new BinderyCommand().start(arguments);
    }

    // `help COMMAND` is `COMMAND --help`.
    private static String[] helped(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        String[] asked = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
        asked[asked.length - 1] = "--help";
        return asked;
    }
}
