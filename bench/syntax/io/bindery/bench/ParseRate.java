package io.bindery.bench;

import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Warm parsing of every manifest of a list, on one thread.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class ParseRate {
    /// The file that lists the manifests.
    @Param("")
    public String list = "";

    private final List<SourceFile> files = new ArrayList<>();

    @Setup
    public void read() throws IOException {
        for (String name : Files.readAllLines(Path.of(list))) {
            SourceFile file = new SourceFile(name, Files.readString(Path.of(name)));
            if (Parser.parse(file).hasErrors()) {
                throw new IllegalStateException(name + " does not parse");
            }
            files.add(file);
        }
    }

    /// All manifests once.
    @Benchmark
    public void parse(Blackhole sink) {
        for (SourceFile file : files) {
            sink.consume(Parser.parse(file));
        }
    }

    /// Prints files per second.
    public static void main(String[] arguments) throws RunnerException, IOException {
        Options options = new OptionsBuilder()
                .include(ParseRate.class.getSimpleName())
                .param("list", arguments[0])
                .verbosity(VerboseMode.SILENT)
                .build();
        RunResult result = new Runner(options).run().iterator().next();
        double rounds = result.getPrimaryResult().getScore();
        System.out.println(Math.round(rounds * Files.readAllLines(Path.of(arguments[0])).size()));
    }
}
