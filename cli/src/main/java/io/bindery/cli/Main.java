package io.bindery.cli;

import io.bindery.cli.cf.CfCommands;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.UnexpectedFailure;
import io.bindery.cli.help.HelpTopic;
import java.util.Arrays;

/// The entry point of the one program, `bindery`.
public final class Main {
    /// Deep nesting is refused by the readers and interpreters themselves; this is so that they get as far as their limit.
    private static final long STACK_BYTES = 256L << 20;

    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        // Asked for often, by scripts: answered before anything else is loaded.
        if (arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"))) {
            System.out.println(ProductVersion.TEXT);
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

    /// Runs the command on a thread of its own, which has a larger stack.
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
                code = UnexpectedFailure.report(failure);
            }
        }
    }

    /// Runs the command; its exit code.
    static int dispatch(String[] given) {
        String[] arguments = helped(given);
        return CfCommands.isOne(arguments) ? CfCommands.run(arguments) : new BinderyCommand().start(arguments);
    }

    // `help COMMAND` is `COMMAND --help`; a topic has a page of its own.
    private static String[] helped(String[] arguments) {
        if (arguments.length < 2 || !arguments[0].equals("help") || HelpTopic.of(arguments[1]) != null) {
            return arguments;
        }
        String[] asked = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
        asked[asked.length - 1] = "--help";
        return asked;
    }
}
