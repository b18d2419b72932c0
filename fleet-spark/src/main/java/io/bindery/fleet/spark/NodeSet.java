package io.bindery.fleet.spark;

import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.diff.Part;
import io.bindery.fleet.diff.Pass;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.spark.Dependency;
import org.apache.spark.Partition;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.rdd.RDD;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;

/// The nodes of a pass as Spark sees them: each partition gives one summary, already reduced by identical change. Nothing is shuffled, so that no
/// finished work depends on an executor that is lost later.
final class NodeSet extends RDD<byte[]> {
    private static final long serialVersionUID = 1L;

    private final transient List<NodePartition> parts;
    private final byte[] job;
    private final byte[] pass;

    /// @param job as [Job#describe] gives it
    /// @param pass as [Pass#write] gives it
    NodeSet(SparkContext context, List<NodePartition> parts, byte[] job, byte[] pass) {
        super(context, noDependencies(), summaries());
        this.parts = parts;
        this.job = job;
        this.pass = pass;
    }

    private static Seq<Dependency<?>> noDependencies() {
        return CollectionConverters.asScala(List.<Dependency<?>>of()).toSeq();
    }

    static ClassTag<byte[]> summaries() {
        return scala.reflect.ClassTag$.MODULE$.apply(byte[].class);
    }

    @Override
    public Partition[] getPartitions() {
        return parts.toArray(Partition[]::new);
    }

    @Override
    public Iterator<byte[]> compute(Partition split, TaskContext context) {
        NodePartition nodes = (NodePartition) split;
        try {
            Job known = Job.of(job);
            Part found = Part.travelling(known.work().comparing(), known.learning());
            Pass walk = Pass.read(new DataInputStream(new ByteArrayInputStream(pass)));
            // One thread of its own: a task has one processor, and its stack is too small for deeply nested code.
            new FleetWorkers(1).each(nodes.nodes(), context::isInterrupted, node -> known.work().run(walk, node, found));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (DataOutputStream out = new DataOutputStream(bytes)) {
                found.write(out);
            }
            return scala.collection.Iterator$.MODULE$.single(bytes.toByteArray());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was cancelled", cancelled);
        }
    }
}
