package io.bindery.cli;

import io.bindery.cli.cf.CfAgent;
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
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Runs one command after another in a process of its own, and tells what each took. On each line of the input are the folder for the answer and the words of
/// a command, with tabs between them; what the command reads is in the file `in` of that folder, what it wrote is put into `out` and `err`.
public final class BombRange {
    private static final long TICK_MILLISECONDS = 10;
    private static final NodeCompiler NODES = new NodeCompiler(new Compiler(Product.library(DiskTree.DISK), Generators.REFUSED));

    private BombRange() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = commands.readLine(); line != null; line = commands.readLine()) {
            String[] words = line.split("\t", -1);
            Path folder = Path.of(words[0]);
            System.gc();
            long heap = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            // The highest amount of memory that was held is counted from here on.
            Files.writeString(Path.of("/proc/self/clear_refs"), "5");
            long held = status("VmRSS");
            long time = time();
            Ran ran = run(folder, Arrays.copyOfRange(words, 1, words.length));
            time = time() - time;
            held = status("VmHWM") - held;
            Files.writeString(folder.resolve("out"), ran.out());
            Files.writeString(folder.resolve("err"), ran.err());
            answers.println("took\t" + ran.code() + "\t" + time + "\t" + (held >> 10) + "\t" + (heap >> 20));
            answers.flush();
        }
    }

    private static Ran run(Path folder, String[] words) throws IOException {
        if (words[0].equals("batch")) {
            return batch(folder.resolve("in"));
        }
        if (!words[0].equals("cf-agent")) {
            return Ran.command(words);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int[] code = {-1};
        Thread agent = new Thread(null, () -> {
            try (PrintStream said = new PrintStream(out, true, StandardCharsets.UTF_8); PrintStream told = new PrintStream(err, true, StandardCharsets.UTF_8)) {
                code[0] = CfAgent.run(Arrays.copyOfRange(words, 1, words.length), said, told);
            }
        }, "agent", 256L << 20);
        agent.setUncaughtExceptionHandler((_, failure) -> err.writeBytes(("internal error: " + failure).getBytes(StandardCharsets.UTF_8)));
        agent.start();
        try {
            agent.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return new Ran(code[0], out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
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

    private static long compilerTicks(Path file) throws IOException {
        try {
            String stat = Files.readString(file);
            return stat.contains("CompilerThre") ? ticks(stat) : 0;
        } catch (NoSuchFileException ended) {
            return 0;
        }
    }

    private static long ticks(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    }
}
