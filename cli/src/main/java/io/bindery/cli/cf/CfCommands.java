package io.bindery.cli.cf;

import io.bindery.cli.line.Flags.Flag;
import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/// `bindery cf-agent`, `bindery cf-promises`, and the parts of the daemons that run without a daemon.
public final class CfCommands {
    private CfCommands() {}

    public static boolean isOne(String[] arguments) {
        return arguments.length > 0
                && switch (arguments[0]) {
                    case "cf-agent", "cf-promises", "cf-serverd", "cf-monitord", PolicyTraining.COMMAND -> true;
                    default -> false;
                };
    }

    /// The flags of one of them.
    public static List<Flag> flags(String command) {
        return switch (command) {
            case "cf-agent" -> CfAgent.flags();
            case "cf-promises" -> CfPromises.flags();
            case "cf-serverd" -> CfServerd.flags();
            case "cf-monitord" -> CfMonitord.flags();
            default -> List.of();
        };
    }

    public static int run(String[] arguments) {
        String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out), true);
        try {
            return switch (arguments[0]) {
                case "cf-agent" -> CfAgent.run(rest, out, System.err);
                case "cf-promises" -> CfPromises.run(rest, out, System.err);
                case PolicyTraining.COMMAND -> PolicyTraining.run();
                case "cf-serverd" -> CfServerd.run(rest, out, System.err);
                default -> CfMonitord.run(rest, out, System.err);
            };
        } finally {
            out.flush();
        }
    }
}
