package io.bindery.cli;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.BatchCompile;
import io.bindery.cli.compile.RecordLines;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Compiles one batch after another in a process of its own, and writes the time and memory of each. A line of the input names a folder; the records of a batch are in its
/// file `in`, the answers are put into `out` and `err`.
public final class BombRange {
    private static final long TICK_MILLISECONDS = 10;
    private static final NodeCompiler NODES = new NodeCompiler(new Compiler(Product.library(DiskTree.DISK), Generators.REFUSED));

    private BombRange() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            Path folder = Path.of(line);
            System.gc();
            long heap = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            // The highest amount of memory that was held is counted from here on.
            Files.writeString(Path.of("/proc/self/clear_refs"), "5");
            long held = status("VmRSS");
            long time = time();
            Ran ran = Files.exists(folder.resolve("in")) ? batch(folder.resolve("in")) : policy(folder);
            time = time() - time;
            held = status("VmHWM") - held;
            Files.writeString(folder.resolve("out"), ran.out());
            Files.writeString(folder.resolve("err"), ran.err());
            answers.println("took\t" + ran.code() + "\t" + time + "\t" + (held >> 10) + "\t" + (heap >> 20));
            answers.flush();
        }
    }

    /// One compiler for all batches, as a long batch has it.
    private static Ran batch(Path records) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = Files.newInputStream(records)) {
            int unanswered = new BatchCompile(NODES, Settings.defaults("puppet.example.com"), out, new Terminal()).run(new RecordLines(in), 2);
            return new Ran(unanswered, out.toString(StandardCharsets.UTF_8), "");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Ran(-1, "", "interrupted");
        }
    }

    /// A policy between two harmless runs of the agent.
    private static Ran policy(Path folder) {
        Ran before = agent(folder.resolve("calm.cf"));
        Ran bomb = agent(folder.resolve("policy.cf"));
        Ran after = agent(folder.resolve("calm.cf"));
        boolean calm = (before.out() + after.out()).equals("R: calm\nR: calm\n");
        return new Ran(calm ? 0 : 1, bomb.out(), bomb.err());
    }

    private static Ran agent(Path policy) {
        return Ran.command("cf-agent", "-K", "-f", policy.toString());
    }

    /// In kilobytes.
    private static long status(String name) throws IOException {
        Matcher found = Pattern.compile(name + ":\\s*(\\d+) kB").matcher(Files.readString(Path.of("/proc/self/status")));
        return found.find() ? Long.parseLong(found.group(1)) : 0;
    }

    /// The CPU time of all threads that are alive but those that compile, and of those that have ended, in milliseconds.
    private static long time() throws IOException {
        long compilers = 0;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
            for (Path task : tasks) {
                compilers += compilerTicks(task.resolve("stat"));
            }
        }
        return (ticks(Files.readString(Path.of("/proc/self/stat"))) - compilers) * TICK_MILLISECONDS;
    }

    /// A thread may end between the listing and the look, which shows as an absent file or as a failed read.
    private static long compilerTicks(Path file) {
        try {
            String stat = Files.readString(file);
            return stat.contains("CompilerThre") ? ticks(stat) : 0;
        } catch (IOException ended) {
            return 0;
        }
    }

    private static long ticks(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    }
}
