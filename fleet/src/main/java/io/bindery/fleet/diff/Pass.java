package io.bindery.fleet.diff;

import io.bindery.fleet.compile.ExportTable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// One walk over nodes. Exported resources do not change during a pass, so that neither the order nor the place of the compiles
/// matters.
///
/// @param collecting whether nodes that collect exported resources are compared; else they are only named, because not all
/// exported resources are known yet
/// @param before the exports of nodes at the old state
/// @param after the exports of nodes at the new state
public record Pass(boolean collecting, ExportTable before, ExportTable after) {
    /// The first pass, in which no exported resources are known.
    public static Pass first() {
        return new Pass(false, new ExportTable(), new ExportTable());
    }

    public void write(DataOutputStream out) throws IOException {
        out.writeBoolean(collecting);
        ExportedParts.table(out, before);
        ExportedParts.table(out, after);
    }

    public static Pass read(DataInputStream in) throws IOException {
        return new Pass(in.readBoolean(), ExportedParts.table(in), ExportedParts.table(in));
    }
}
