package io.bindery.puppet.eval;

import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Parser;
import io.bindery.puppet.type.TypePrinter;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// Runs the benchmark programs warm and in one process: `name milliseconds result` a line, as `bench/evaluator/reference.rb` does.
final class EvaluatorBenchmark {
    private EvaluatorBenchmark() {}

    public static void main(String[] files) throws Exception {
        double seconds = Double.parseDouble(System.getenv().getOrDefault("BENCH_SECONDS", "3"));
        for (String file : files) {
            Path path = Path.of(file);
            ParseResult parsed = Parser.parse(new SourceFile("/" + path.getFileName(), Files.readString(path)));
            SmallWorld world = new SmallWorld(parsed.program(), EvaluationSettings.PUPPET_7);
            Value result = run(world);
            long warm = System.nanoTime() + (long) (seconds * 1e9);
            while (System.nanoTime() < warm) {
                run(world);
            }
            String name = path.getFileName().toString().replace(".pp", "");
            System.out.printf(Locale.ROOT, "%s %.4f %s%n", name, median(world, seconds), TypePrinter.text(result));
        }
    }

    private static double median(SmallWorld world, double seconds) {
        List<Long> runs = new ArrayList<>();
        long stop = System.nanoTime() + (long) (seconds * 1e9);
        while (runs.size() < 5 || System.nanoTime() < stop) {
            long start = System.nanoTime();
            run(world);
            runs.add(System.nanoTime() - start);
        }
        Collections.sort(runs);
        return runs.get(runs.size() / 2) / 1e6;
    }

    private static Value run(SmallWorld world) {
        return world.evaluator().callFunction("bench::run", List.of(), null, world.top(), null);
    }
}
