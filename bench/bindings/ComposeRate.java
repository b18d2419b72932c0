import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/// Composes the bindings of a site of many modules for a node again and again, then looks values up. CPU time of the one thread.
///
/// usage: ComposeRate DIRECTORY MODULES BINDINGS
public final class ComposeRate {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 60;
    private static final int LOOKUPS = 2_000_000;

    private ComposeRate() {}

    public static void main(String[] arguments) throws IOException {
        Path site = Path.of(arguments[0]);
        int modules = Integer.parseInt(arguments[1]);
        int bindings = Integer.parseInt(arguments[2]);
        write(site, modules, bindings);
        Compiler compiler = new Compiler(new Library(DiskTree.DISK));
        Request request = request(site);
        double[] times = new double[ROUNDS];
        Injector injector = Injector.NONE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = THREADS.getCurrentThreadCpuTime();
            Composition composed = compiler.bindings(request, (level, source, message) -> {}, null, all -> all);
            times[round] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            injector = composed.requireSound().injector();
        }
        double first = times[0];
        double[] warm = Arrays.copyOfRange(times, ROUNDS / 2, ROUNDS);
        Arrays.sort(warm);
        double compose = warm[warm.length / 2];
        double lookup = lookup(injector, modules, bindings);
        System.out.printf(
                Locale.ROOT,
                "%d modules x %d bindings: %d keys%ncompose, first  %8.1f ms CPU%ncompose, warm   %8.1f ms CPU   goal < 200 ms  %s%nlookup          %8.0f ns CPU   goal < 1000 ns  %s%n",
                modules,
                bindings,
                injector.keys().size(),
                first,
                compose,
                compose < 200 ? "ok" : "MISSED",
                lookup,
                lookup < 1000 ? "ok" : "MISSED");
        if (compose >= 200 || lookup >= 1000) {
            System.exit(1);
        }
    }

    private static double lookup(Injector injector, int modules, int bindings) {
        Key[] keys = new Key[modules * bindings];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = Key.data("m" + i / bindings + "::key " + i % bindings);
        }
        long found = 0;
        for (Key key : keys) {
            found += injector.find(key) == null ? 0 : 1;
        }
        long start = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < LOOKUPS; i++) {
            found += injector.find(keys[i % keys.length]) == null ? 0 : 1;
        }
        long spent = THREADS.getCurrentThreadCpuTime() - start;
        if (found != LOOKUPS + keys.length) {
            throw new IllegalStateException("found only " + found);
        }
        return (double) spent / LOOKUPS;
    }

    private static void write(Path site, int modules, int bindings) throws IOException {
        Files.createDirectories(site.resolve("manifests"));
        Files.writeString(
                site.resolve("manifests/site.pp"), "site { categories { virtual => $facts['virtual'] } }\n");
        for (int m = 0; m < modules; m++) {
            StringBuilder text = new StringBuilder("bindings m" + m + "::default {\n");
            for (int b = 0; b < bindings; b++) {
                text.append("  bind \"m" + m + "::key " + b + "\" to " + (b % 5 == 0 ? "\"of ${facts['kernel']}\"" : "'value " + b + "'") + "\n");
                if (b % 4 == 0) {
                    text.append("  when node elsewhere or virtual kvm { bind \"m" + m + "::key " + b + "\" to " + b + " }\n");
                }
            }
            Path folder = site.resolve("modules/m" + m + "/bindings");
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("default.pp"), text.append("}\n"));
        }
    }

    private static Request request(Path site) {
        return new Request(
                "web01.example.com",
                Environment.of("production", site, List.of(site.resolve("modules")), site.resolve("manifests")),
                Settings.defaults("web01.example.com").with("confdir", site.resolve("conf").toString()),
                EvaluationSettings.PUPPET_7,
                Hash.of(Str.of("virtual"), Str.of("kvm")),
                TrustedData.remote("web01.example.com").toHash(),
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }
}
