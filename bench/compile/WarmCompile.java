import com.sun.management.OperatingSystemMXBean;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Log;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// Compiles one environment's node again and again in one process and prints one line of JSON: medians in milliseconds, as the
/// driver of real Puppet beside it does. As there, `environment_timeout` is `unlimited`; with `--timeout=0` each compile looks at all
/// files again.
///
/// usage: WarmCompile ENVIRONMENTPATH ENVIRONMENT ITERATIONS [--fact=NAME=VALUE]... [--out=FILE] [--timeout=TTL] [--warmup=SECONDS]
///
/// The first compile is reported separately. Then follow compiles that are not measured, for the seconds of CPU time that
/// `--warmup` gives: a warm server has made thousands of compiles, and the JVM's compiler needs some of them. CPU time is that of
/// the compiling thread.
public final class WarmCompile {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Compiler compiler = new Compiler(new Library(DiskTree.DISK));
    private final Settings settings;
    private final String environment;
    private final String node;
    private final Hash facts;
    private final List<double[]> runs = new ArrayList<>();
    private Catalog catalog;
    private JsonOutput json;

    private WarmCompile(Path environmentpath, String environment, SequencedMap<Value, Value> more, String timeout) throws Exception {
        Path file = environmentpath.resolve(environment).resolve("facts.json");
        this.settings = Settings.defaults("puppet.example.com")
                .with("environmentpath", environmentpath.toString())
                .with("basemodulepath", "/usr/share/puppet/modules")
                .with("hiera_config", environmentpath.resolve("none/hiera.yaml").toString())
                .with("environment_timeout", timeout);
        this.environment = environment;
        SequencedMap<Value, Value> all = new LinkedHashMap<>(FactsFile.read(DiskTree.DISK, file).entries());
        all.putAll(more);
        this.facts = Hash.of(all);
        this.node = Files.readString(file).replaceFirst("(?s).*?\"name\"\\s*:\\s*\"([^\"]+)\".*", "$1");
    }

    private void compile() {
        long wall = System.nanoTime();
        long cpu = THREADS.getCurrentThreadCpuTime();
        Request request = new Request(
                node,
                compiler.library().environments(settings, warning -> {}).find(environment),
                settings,
                EvaluationSettings.PUPPET_7,
                facts,
                TrustedData.remote(node).toHash(),
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
        Log silent = (level, source, message) -> {};
        catalog = compiler.compile(request, silent);
        long wallMade = System.nanoTime();
        long cpuMade = THREADS.getCurrentThreadCpuTime();
        json = CatalogWriter.json(catalog);
        runs.add(new double[] {
            (wallMade - wall) / 1e6,
            (cpuMade - cpu) / 1e6,
            (System.nanoTime() - wallMade) / 1e6,
            (THREADS.getCurrentThreadCpuTime() - cpuMade) / 1e6
        });
    }

    private void compileFor(double seconds) {
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * 1e9);
        while (THREADS.getCurrentThreadCpuTime() < end) {
            compile();
        }
    }

    private double median(int column) {
        List<Double> values = new ArrayList<>();
        runs.forEach(run -> values.add(run[column]));
        Collections.sort(values);
        return values.isEmpty() ? 0 : values.get(values.size() / 2);
    }

    private String line(int iterations, double[] first) throws Exception {
        return String.format(
                Locale.ROOT,
                "{\"workload\":\"%s\",\"iterations\":%d,\"first_compile_ms\":%.2f,\"first_compile_cpu_ms\":%.2f,\"compile_ms\":%.4f,"
                        + "\"compile_cpu_ms\":%.4f,\"json_ms\":%.4f,\"json_cpu_ms\":%.4f,\"resources\":%d,\"edges\":%d,\"classes\":%d,"
                        + "\"json_bytes\":%d,\"peak_rss_kb\":%s,\"process_cpu_ms\":%.0f}",
                environment, iterations, first[0], first[1], median(0), median(1), median(2), median(3), catalog.resources().size(),
                catalog.edges().size(), catalog.classes().size(), json.bytes().length, peak(), processCpu());
    }

    private static String peak() throws Exception {
        return Files.readString(Path.of("/proc/self/status")).replaceFirst("(?s).*VmHWM:\\s+(\\d+).*", "$1");
    }

    private static double processCpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e6;
    }

    public static void main(String[] arguments) throws Exception {
        int iterations = Integer.parseInt(arguments[2]);
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        Path out = null;
        double warmup = 10;
        String timeout = "unlimited";
        for (int i = 3; i < arguments.length; i++) {
            String[] option = arguments[i].split("=", 3);
            switch (option[0]) {
                case "--fact" -> facts.put(Str.of(option[1]), number(option[2]));
                case "--out" -> out = Path.of(option[1]);
                case "--timeout" -> timeout = option[1];
                case "--warmup" -> warmup = Double.parseDouble(option[1]);
                default -> throw new IllegalArgumentException("unknown option " + arguments[i]);
            }
        }
        WarmCompile warm = new WarmCompile(Path.of(arguments[0]), arguments[1], facts, timeout);
        warm.compile();
        double[] first = warm.runs.getFirst();
        warm.compileFor(warmup);
        warm.runs.clear();
        for (int i = 0; i < iterations; i++) {
            warm.compile();
        }
        if (out != null) {
            Files.write(out, warm.json.bytes());
        }
        System.out.println(warm.line(iterations, first));
    }

    private static Value number(String text) {
        return text.matches("\\d+") ? Int.of(Long.parseLong(text)) : Str.of(text);
    }
}
