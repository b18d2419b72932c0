import io.bindery.cli.command.Product;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// What bindings cost who does not use them: one node compiled again and again in one warm process, with bindings switched off and on in
/// turns, in random order. Prints the CPU time of both, the difference with its 95 % interval (of the median of the differences of
/// neighbours, by resampling), and whether the catalogs are the same bytes. Exits with 1 where they are not, or where bindings are
/// slower by more than 1 % for sure.
///
/// A pair is one compile of each kind; pairs are made for the given seconds of CPU time, and at least twenty. As in the driver of warm
/// compiles, the node is the one that the workload's facts name: its data may have a file of that name.
///
/// usage: UnusedCost ENVIRONMENTPATH ENVIRONMENT SECONDS WARMUP-SECONDS
public final class UnusedCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int SAMPLES = 2_000;
    private static final int FEWEST_PAIRS = 20;

    private final Compiler compiler = new Compiler(Product.library(DiskTree.DISK));
    private final Settings settings;
    private final String environment;
    private final String node;
    private final Hash facts;
    private byte[] catalog = {};

    private UnusedCost(Path environmentpath, String environment) throws IOException {
        this.settings = Settings.defaults("puppet.example.com")
                .with("environmentpath", environmentpath.toString())
                .with("basemodulepath", "/usr/share/puppet/modules")
                .with("hiera_config", "/nonexistent/hiera.yaml")
                .with("environment_timeout", "unlimited");
        this.environment = environment;
        Path file = environmentpath.resolve(environment).resolve("facts.json");
        this.facts = FactsFile.read(DiskTree.DISK, file);
        this.node = Files.readString(file).replaceFirst("(?s).*?\"name\"\\s*:\\s*\"([^\"]+)\".*", "$1");
    }

    private double compile(boolean bindings) {
        Settings own = settings.with("bindings", String.valueOf(bindings));
        long start = THREADS.getCurrentThreadCpuTime();
        Request request = new Request(
                node,
                compiler.library().environments(settings, warning -> {}).find(environment),
                own,
                EvaluationSettings.PUPPET_7,
                facts,
                TrustedData.remote(node).toHash(),
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
        catalog = CatalogWriter.json(compiler.compile(request, (level, source, message) -> {})).bytes();
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }

    /// The catalog without what each compile has of its own.
    private String comparable() {
        return new String(catalog, StandardCharsets.UTF_8).replaceAll("\"version\":\\d+,|\"catalog_uuid\":\"[^\"]*\",", "");
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double[] interval(double[] differences, Random random) {
        double[] medians = new double[SAMPLES];
        double[] sample = new double[differences.length];
        for (int i = 0; i < SAMPLES; i++) {
            for (int j = 0; j < sample.length; j++) {
                sample[j] = differences[random.nextInt(differences.length)];
            }
            medians[i] = median(sample);
        }
        Arrays.sort(medians);
        return new double[] {medians[SAMPLES / 40], medians[SAMPLES - SAMPLES / 40]};
    }

    /// The CPU time of this thread so many seconds from now.
    private static long after(String seconds) {
        return THREADS.getCurrentThreadCpuTime() + (long) (Double.parseDouble(seconds) * 1e9);
    }

    public static void main(String[] arguments) throws IOException {
        UnusedCost cost = new UnusedCost(Path.of(arguments[0]), arguments[1]);
        Random random = new Random(42);
        cost.compile(false);
        String without = cost.comparable();
        cost.compile(true);
        boolean same = cost.comparable().equals(without);
        long warm = after(arguments[3]);
        while (THREADS.getCurrentThreadCpuTime() < warm) {
            cost.compile(random.nextBoolean());
        }
        List<double[]> pairs = new ArrayList<>();
        long end = after(arguments[2]);
        while (pairs.size() < FEWEST_PAIRS || THREADS.getCurrentThreadCpuTime() < end) {
            boolean first = random.nextBoolean();
            double one = cost.compile(first);
            double other = cost.compile(!first);
            pairs.add(first ? new double[] {other, one} : new double[] {one, other});
        }
        double[] off = pairs.stream().mapToDouble(pair -> pair[0]).toArray();
        double[] on = pairs.stream().mapToDouble(pair -> pair[1]).toArray();
        double[] differences = pairs.stream().mapToDouble(pair -> pair[1] - pair[0]).toArray();
        double base = median(off);
        double[] interval = interval(differences, random);
        boolean slower = interval[0] > base / 100;
        System.out.printf(
                Locale.ROOT,
                "%-12s %d pairs: off %.4f ms, on %.4f ms CPU; difference %+.4f ms (%+.4f to %+.4f, %+.2f %%) %s; catalogs %s%n",
                arguments[1], pairs.size(), base, median(on), median(differences), interval[0], interval[1], 100 * median(differences) / base,
                slower ? "SLOWER" : "ok", same ? "are the same bytes" : "DIFFER");
        if (slower || !same) {
            System.exit(1);
        }
    }
}
