package io.bindery.fleet.diff;

import io.bindery.fleet.wire.Texts;
import io.bindery.fleet.wire.Values;
import io.bindery.puppet.value.Value;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Changes and their reasons as bytes.
final class ChangeParts {
    private ChangeParts() {}

    static boolean canCarry(Change change) {
        return switch (change) {
            case Change.Added added -> added.parameters().values().stream().allMatch(Values::canCarry);
            case Change.Removed removed -> removed.parameters().values().stream().allMatch(Values::canCarry);
            case Change.Altered altered -> Values.canCarry(altered.before()) && Values.canCarry(altered.after());
            case Change.EdgeChanged edge -> true;
            case Change.ClassChanged named -> true;
        };
    }

    static void write(DataOutputStream out, Change change) throws IOException {
        switch (change) {
            case Change.Added added -> resource(out, '+', added.type(), added.title(), added.parameters());
            case Change.Removed removed -> resource(out, '-', removed.type(), removed.title(), removed.parameters());
            case Change.Altered altered -> {
                out.writeByte('~');
                Texts.write(out, altered.type());
                Texts.write(out, altered.title());
                Texts.all(out, altered.path());
                Values.write(out, altered.before());
                Values.write(out, altered.after());
            }
            case Change.EdgeChanged edge -> {
                out.writeByte('e');
                out.writeBoolean(edge.added());
                Texts.write(out, edge.kind());
                Texts.write(out, edge.source());
                Texts.write(out, edge.target());
            }
            case Change.ClassChanged named -> {
                out.writeByte('c');
                out.writeBoolean(named.added());
                Texts.write(out, named.name());
            }
        }
    }

    private static void resource(DataOutputStream out, char sign, String type, String title, SequencedMap<String, Value> parameters)
            throws IOException {
        out.writeByte(sign);
        Texts.write(out, type);
        Texts.write(out, title);
        out.writeInt(parameters.size());
        for (Map.Entry<String, Value> each : parameters.entrySet()) {
            Texts.write(out, each.getKey());
            Values.write(out, each.getValue());
        }
    }

    static Change read(DataInputStream in) throws IOException {
        int letter = in.readUnsignedByte();
        return switch (letter) {
            case '+' -> new Change.Added(Texts.some(in), Texts.some(in), parameters(in));
            case '-' -> new Change.Removed(Texts.some(in), Texts.some(in), parameters(in));
            case '~' -> new Change.Altered(Texts.some(in), Texts.some(in), Texts.all(in), Values.read(in), Values.read(in));
            case 'e' -> new Change.EdgeChanged(in.readBoolean(), Texts.some(in), Texts.some(in), Texts.some(in));
            case 'c' -> new Change.ClassChanged(in.readBoolean(), Texts.some(in));
            default -> throw new IOException("no kind of change: " + letter);
        };
    }

    private static SequencedMap<String, Value> parameters(DataInputStream in) throws IOException {
        SequencedMap<String, Value> parameters = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            parameters.put(Texts.some(in), Values.some(in));
        }
        return parameters;
    }

    static void reason(DataOutputStream out, @Nullable Reason reason) throws IOException {
        out.writeBoolean(reason != null);
        if (reason != null) {
            Texts.write(out, reason.text());
            Texts.write(out, reason.file());
            out.writeInt(reason.line());
            reason(out, reason.because());
        }
    }

    static @Nullable Reason reason(DataInputStream in) throws IOException {
        return in.readBoolean() ? new Reason(Texts.some(in), Texts.read(in), in.readInt(), reason(in)) : null;
    }
}
