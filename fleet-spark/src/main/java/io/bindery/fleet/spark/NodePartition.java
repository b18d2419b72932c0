package io.bindery.fleet.spark;

import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.wire.Nodes;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.apache.spark.Partition;

/// Some nodes. Their facts are read when a task is on its way to an executor, not before, so that the driver's memory does not grow with the fleet.
final class NodePartition implements Partition {
    private static final long serialVersionUID = 1L;

    private final int number;
    private transient List<FleetNode> nodes;

    NodePartition(int number, List<FleetNode> nodes) {
        this.number = number;
        this.nodes = nodes;
    }

    @Override
    public int index() {
        return number;
    }

    List<FleetNode> nodes() {
        return nodes;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NodePartition partition && partition.number == number;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(Nodes.write(nodes));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        nodes = Nodes.read((byte[]) in.readObject());
    }
}
