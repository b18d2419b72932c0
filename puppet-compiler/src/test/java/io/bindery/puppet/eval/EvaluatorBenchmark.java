package io.bindery.puppet.eval;

import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.eval.setting.Limits;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.type.print.TypePrinter;
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
        List<SmallWorld> worlds = new ArrayList<>();
        for (String file : files) {
            worlds.add(world(Path.of(file)));
        }
        // All of them first, so that each is measured when the compiler in the background is done with it.
        for (SmallWorld world : worlds) {
            median(world, seconds);
        }
        for (int i = 0; i < files.length; i++) {
            String name = Path.of(files[i]).getFileName().toString().replace(".pp", "");
            double median = median(worlds.get(i), seconds);
            System.out.printf(Locale.ROOT, "%s %.4f %s%n", name, median, TypePrinter.text(run(worlds.get(i))));
        }
    }

    private static SmallWorld world(Path file) throws Exception {
        ParseResult parsed = Parser.parse(new SourceFile("/" + file.getFileName(), Files.readString(file)));
        Limits unlimited = new Limits(Long.MAX_VALUE, 1_000, Integer.MAX_VALUE, Integer.MAX_VALUE, 1_000, Integer.MAX_VALUE);
        return new SmallWorld(parsed.program(), new EvaluationSettings(Strictness.WARNING, false, unlimited, LanguageVersion.PUPPET_7));
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
