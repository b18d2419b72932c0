import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.EvaluationSettings;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Random;

/// What bindings cost who does not use them: one node compiled again and again in one warm process, with bindings switched off and on in
/// turns, in random order. Prints the CPU time of both, the difference with its 95 % interval (of the median of the differences of
/// neighbours, by resampling), and whether the catalogs are the same bytes. Exits with 1 where they are not, or where bindings are
/// slower by more than 1 % for sure.
///
/// usage: UnusedCost ENVIRONMENTPATH ENVIRONMENT PAIRS WARMUP-SECONDS
public final class UnusedCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int SAMPLES = 2_000;

    private final Compiler compiler = new Compiler(new Library(DiskTree.DISK));
    private final Settings settings;
    private final String environment;
    private final Hash facts;
    private byte[] catalog = {};

    private UnusedCost(Path environmentpath, String environment) throws IOException {
        this.settings = Settings.defaults("puppet.example.com")
                .with("environmentpath", environmentpath.toString())
                .with("basemodulepath", "/usr/share/puppet/modules")
                .with("hiera_config", "/nonexistent/hiera.yaml")
                .with("environment_timeout", "unlimited");
        this.environment = environment;
        this.facts = FactsFile.read(DiskTree.DISK, environmentpath.resolve(environment).resolve("facts.json"));
    }

    private double compile(boolean bindings) {
        Settings own = settings.with("bindings", String.valueOf(bindings));
        long start = THREADS.getCurrentThreadCpuTime();
        Request request = new Request(
                "web01.example.com",
                compiler.library().environments(settings, warning -> {}).find(environment),
                own,
                EvaluationSettings.PUPPET_7,
                facts,
                TrustedData.remote("web01.example.com").toHash(),
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

    public static void main(String[] arguments) throws IOException {
        UnusedCost cost = new UnusedCost(Path.of(arguments[0]), arguments[1]);
        int pairs = Integer.parseInt(arguments[2]);
        Random random = new Random(42);
        cost.compile(false);
        String without = cost.comparable();
        cost.compile(true);
        boolean same = cost.comparable().equals(without);
        long end = THREADS.getCurrentThreadCpuTime() + (long) (Double.parseDouble(arguments[3]) * 1e9);
        while (THREADS.getCurrentThreadCpuTime() < end) {
            cost.compile(random.nextBoolean());
        }
        double[] off = new double[pairs];
        double[] on = new double[pairs];
        double[] differences = new double[pairs];
        for (int i = 0; i < pairs; i++) {
            boolean first = random.nextBoolean();
            double one = cost.compile(first);
            double other = cost.compile(!first);
            on[i] = first ? one : other;
            off[i] = first ? other : one;
            differences[i] = on[i] - off[i];
        }
        double base = median(off);
        double[] interval = interval(differences, random);
        boolean slower = interval[0] > base / 100;
        System.out.printf(
                Locale.ROOT,
                "%-12s %d pairs: off %.4f ms, on %.4f ms CPU; difference %+.4f ms (%+.4f to %+.4f, %+.2f %%) %s; catalogs %s%n",
                arguments[1], pairs, base, median(on), median(differences), interval[0], interval[1], 100 * median(differences) / base,
                slower ? "SLOWER" : "ok", same ? "are the same bytes" : "DIFFER");
        if (slower || !same) {
            System.exit(1);
        }
    }
}
