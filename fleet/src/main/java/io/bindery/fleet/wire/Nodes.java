package io.bindery.fleet.wire;

import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.nodes.NodeFacts;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/// Nodes with their facts as compressed bytes. The facts of files are read when they are written here, so that only the nodes that are on their way
/// cost memory.
public final class Nodes {
    private Nodes() {}

    public static byte[] write(List<FleetNode> nodes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater quick = new Deflater(Deflater.BEST_SPEED);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, quick))) {
            out.writeInt(nodes.size());
            for (FleetNode node : nodes) {
                Texts.write(out, node.name());
                Values.write(out, node.extensions());
                facts(out, node.facts());
            }
        } finally {
            quick.end();
        }
        return bytes.toByteArray();
    }

    private static void facts(DataOutputStream out, NodeFacts facts) throws IOException {
        NodeFacts.Carried carried;
        try {
            carried = facts.carried();
        } catch (LoadError unreadable) {
            Texts.write(out, null);
            Texts.write(out, unreadable.message());
            return;
        }
        Texts.write(out, carried.name());
        Texts.write(out, carried.identity());
        Texts.write(out, carried.digest());
        Texts.bytes(out, carried.content());
    }

    public static List<FleetNode> read(byte[] bytes) throws IOException {
        List<FleetNode> nodes = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
            int size = in.readInt();
            for (int i = 0; i < size; i++) {
                String name = Texts.some(in);
                Value extensions = Values.some(in);
                nodes.add(new FleetNode(name, facts(in), extensions instanceof Hash hash ? hash : Hash.EMPTY));
            }
        }
        return nodes;
    }

    private static NodeFacts facts(DataInputStream in) throws IOException {
        String name = Texts.read(in);
        if (name == null) {
            return new NodeFacts.Unreadable(Texts.some(in));
        }
        return new NodeFacts.Carried(name, Texts.some(in), Texts.some(in), Texts.bytes(in));
    }
}
