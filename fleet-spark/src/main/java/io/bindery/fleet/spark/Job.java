package io.bindery.fleet.spark;

import io.bindery.fleet.code.CodeSnapshot;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.SharedRuby;
import io.bindery.fleet.compile.SiteSetup;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.EngineRequest;
import io.bindery.fleet.diff.FleetDiff;
import io.bindery.fleet.diff.NodeWork;
import io.bindery.fleet.wire.Setups;
import io.bindery.fleet.wire.Texts;
import io.bindery.puppet.load.FileContents;
import io.bindery.ruby.RubyBridge;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;

/// What an executor knows of a comparison: both states of the code and how nodes are compiled. Made once in each executor, for all of its tasks.
///
/// @param learning whether the driver wants to know what compiles depended on
record Job(NodeWork work, boolean learning) {
    private static @Nullable Known last;

    private record Known(String description, Job job) {}

    /// Everything but the code, as bytes.
    ///
    /// @param snapshot the name of the file with the code
    static byte[] describe(EngineRequest request, String snapshot, boolean local) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(snapshot);
            // An executor of its own has JRuby among its jars.
            Texts.write(out, local && request.ruby() != null ? request.ruby().toString() : null);
            out.writeBoolean(request.ruby() != null);
            out.writeBoolean(request.learning());
            out.writeBoolean(request.work().everything());
            request.work().comparing().write(out);
            Setups.write(out, request.setup());
        }
        return bytes.toByteArray();
    }

    /// The job that some bytes describe.
    static synchronized Job of(byte[] description) throws IOException {
        String key = java.util.HexFormat.of().formatHex(description);
        Known known = last;
        if (known == null || !known.description.equals(key)) {
            known = new Known(key, read(description));
            last = known;
        }
        return known.job;
    }

    private static Job read(byte[] description) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(description))) {
            Path files = Path.of(SparkFiles.getRootDirectory());
            Path snapshot = Path.of(SparkFiles.get(in.readUTF()));
            String folder = Texts.read(in);
            Path jars = folder != null ? Path.of(folder) : files;
            @Nullable Path ruby = in.readBoolean() ? jars : null;
            boolean learning = in.readBoolean();
            boolean everything = in.readBoolean();
            Comparing comparing = Comparing.read(in);
            SiteSetup setup = Setups.read(in);
            List<CodeState> states = CodeSnapshot.open(snapshot, files.resolve("bindery-trees"));
            SharedRuby engines = new SharedRuby(places -> new RubyBridge(ruby, places));
            FileContents contents = FileContents.shared();
            List<StateCompiler> sides = states.stream()
                    .map(state -> new StateCompiler(state, setup, engines.at(state), contents))
                    .toList();
            return new Job(new NodeWork(new FleetDiff.Sides(sides.getFirst(), sides.getLast()), comparing, everything), learning);
        }
    }
}
