package io.bindery.fleet.spark;

import io.bindery.files.FileReplacement;
import io.bindery.files.OutputFile;
import io.bindery.fleet.code.CodeSnapshot;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.EngineError;
import io.bindery.fleet.diff.EngineRequest;
import io.bindery.fleet.diff.FleetEngine;
import io.bindery.fleet.diff.Part;
import io.bindery.fleet.diff.Pass;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.nodes.NodeFacts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import scala.Function0;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/// A Spark cluster. The code goes to each executor once, as a file named after its content; nodes go there in partitions, and summaries come back, which
/// are merged as they arrive. What an executor did that is lost is done again by another.
public final class SparkEngine implements FleetEngine {
    private static final int MOST_NODES = 2_000;
    private static final int FEWEST_NODES = 25;
    /// Partitions for each processor, so that one that is slow or lost does not hold up all.
    private static final int SHARE = 4;
    private static final long LOOKING_MILLIS = 100;

    private final SparkContext context;
    private final Comparing comparing;
    private final byte[] job;

    private SparkEngine(SparkContext context, Comparing comparing, byte[] job) {
        this.context = context;
        this.comparing = comparing;
        this.job = job;
    }

    /// Sends the code.
    static SparkEngine connect(EngineRequest request) {
        // Spark reads it when its first class is loaded.
        System.getProperties().putIfAbsent("log4j2.configurationFile", "io/bindery/fleet/spark/log4j2.properties");
        boolean local = request.address().startsWith("local") && !request.address().startsWith("local-cluster");
        SparkContext context = null;
        try {
            Path snapshot = snapshot(request);
            context = new SparkContext(configuration(request, local));
            context.addFile(snapshot.toString());
            byte[] job = Job.describe(request, String.valueOf(snapshot.getFileName()), local);
            return new SparkEngine(context, request.work().comparing(), job);
        } catch (IOException failure) {
            stop(context);
            throw new EngineError("Could not write the code for the cluster: " + failure.getMessage());
        } catch (Exception refused) {
            stop(context);
            throw new EngineError("Could not connect to " + request.address() + ": " + firstLine(refused));
        }
    }

    private static void stop(@Nullable SparkContext context) {
        if (context != null) {
            context.stop();
        }
    }

    private static Path snapshot(EngineRequest request) throws IOException {
        byte[] bytes = CodeSnapshot.write(List.of(request.work().sides().from().state(), request.work().sides().to().state()));
        Path file = request.scratch().resolve("code-" + NodeFacts.digest(bytes) + ".zip");
        if (!Files.exists(file)) {
            FileReplacement.makePrivateFolder(request.scratch());
            OutputFile.write(file, bytes);
        }
        return file;
    }

    private static SparkConf configuration(EngineRequest request, boolean local) throws IOException {
        SparkConf conf = new SparkConf(true);
        SparkDefaults.read().forEach(conf::set);
        request.settings().forEach(conf::set);
        conf.setMaster(request.address());
        conf.setIfMissing("spark.app.name", "bindery fleet diff");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.log.level", "ERROR");
        conf.setIfMissing("spark.executor.memory", "2g");
        conf.setIfMissing("spark.executor.extraJavaOptions", "-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow");
        // An executor that dies is no fault of the task.
        conf.setIfMissing("spark.task.maxFailures", "8");
        // Tasks carry the facts of their nodes.
        conf.setIfMissing("spark.rpc.message.maxSize", "512");
        if (!local) {
            conf.setIfMissing("spark.jars", String.join(",", jars(request.ruby())));
        }
        return conf;
    }

    /// Our own jars, without those that an executor of Spark has: they lie in a folder of their own.
    private static List<String> jars(@Nullable Path ruby) throws IOException {
        Path foreign = Path.of(SparkContext.class.getProtectionDomain().getCodeSource().getLocation().getPath()).getParent();
        List<String> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            Path jar = Path.of(entry).toAbsolutePath();
            if (entry.endsWith(".jar") && !jar.startsWith(foreign)) {
                jars.add(jar.toString());
            }
        }
        if (ruby != null) {
            try (Stream<Path> files = Files.list(ruby)) {
                files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(file -> jars.add(file.toString()));
            }
        }
        return jars;
    }

    @Override
    public void pass(Pass pass, List<FleetNode> nodes, Part into, BooleanSupplier stopped, Runnable advanced) throws InterruptedException {
        ByteArrayOutputStream description = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(description)) {
            pass.write(out);
        } catch (IOException impossible) {
            throw new EngineError("Could not describe the pass: " + impossible.getMessage());
        }
        List<NodePartition> parts = partitions(nodes);
        AtomicReference<@Nullable EngineError> broken = new AtomicReference<>();
        SimpleFutureAction<BoxedUnit> running = submit(new NodeSet(context, parts, job, description.toByteArray()), parts.size(), summary -> {
            try {
                into.merge(Part.read(new DataInputStream(new ByteArrayInputStream(summary)), comparing));
                advanced.run();
            } catch (IOException | RuntimeException failure) {
                broken.compareAndSet(null, new EngineError("The summary of a partition cannot be read: " + failure));
            }
        });
        while (!running.isCompleted()) {
            if (stopped.getAsBoolean()) {
                running.cancel();
                return;
            }
            Thread.sleep(LOOKING_MILLIS);
        }
        EngineError failure = broken.get();
        if (failure != null) {
            throw failure;
        }
        if (running.value().get().isFailure()) {
            throw new EngineError("The cluster failed: " + firstLine(running.value().get().failed().get()));
        }
    }

    private List<NodePartition> partitions(List<FleetNode> nodes) {
        int wanted = Math.ceilDiv(nodes.size(), Math.max(1, context.defaultParallelism()) * SHARE);
        int size = Math.clamp(wanted, FEWEST_NODES, MOST_NODES);
        List<NodePartition> parts = new ArrayList<>();
        for (int at = 0; at < nodes.size(); at += size) {
            parts.add(new NodePartition(parts.size(), List.copyOf(nodes.subList(at, Math.min(nodes.size(), at + size)))));
        }
        return parts;
    }

    /// What is done with each summary, in a thread of Spark's, one at a time.
    private interface Sink {
        void take(byte[] summary);
    }

    private interface Taking extends Function1<Iterator<byte[]>, byte[]>, java.io.Serializable {}

    private SimpleFutureAction<BoxedUnit> submit(NodeSet nodes, int parts, Sink sink) {
        Taking first = Iterator::next;
        Function2<Object, byte[], BoxedUnit> arrived = (index, summary) -> {
            sink.take(summary);
            return BoxedUnit.UNIT;
        };
        Function0<BoxedUnit> done = () -> BoxedUnit.UNIT;
        List<Object> all = new ArrayList<>(IntStream.range(0, parts).boxed().toList());
        return context.submitJob(nodes, first, CollectionConverters.asScala(all).toSeq(), arrived, done);
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse(failure.toString());
    }

    @Override
    public void close() {
        context.stop();
    }
}
