package io.bindery.fleet.diff;

import io.bindery.fleet.compile.ExportTable;
import io.bindery.fleet.wire.Texts;
import io.bindery.fleet.wire.Values;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Exported resources as bytes. Where their values come from is left out: to those who collect a resource it is a stored one.
final class ExportedParts {
    private ExportedParts() {}

    static boolean canCarry(List<Resource> resources) {
        return resources.stream().flatMap(each -> each.parameters().stream()).allMatch(each -> Values.canCarry(each.value()));
    }

    static void table(DataOutputStream out, ExportTable table) throws IOException {
        Map<String, List<Resource>> nodes = table.byNode();
        out.writeInt(nodes.size());
        for (Map.Entry<String, List<Resource>> node : nodes.entrySet()) {
            Texts.write(out, node.getKey());
            write(out, node.getValue());
        }
    }

    static ExportTable table(DataInputStream in) throws IOException {
        ExportTable table = new ExportTable();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            table.put(Texts.some(in), read(in));
        }
        return table;
    }

    static void write(DataOutputStream out, List<Resource> resources) throws IOException {
        out.writeInt(resources.size());
        for (Resource resource : resources) {
            Texts.write(out, resource.reference().type());
            Texts.write(out, resource.reference().title());
            out.writeUTF(resource.kind().name());
            out.writeInt(resource.parameters().size());
            for (Parameter parameter : resource.parameters()) {
                Texts.write(out, parameter.name());
                Values.write(out, parameter.value());
            }
            Texts.all(out, resource.tags());
            Texts.all(out, resource.sensitive());
            out.writeBoolean(resource.exported());
            out.writeBoolean(resource.exportUnsaid());
            Texts.write(out, resource.file());
            out.writeInt(resource.line());
        }
    }

    static List<Resource> read(DataInputStream in) throws IOException {
        List<Resource> resources = new ArrayList<>();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            Reference reference = new Reference(Texts.some(in), Texts.some(in));
            Kind kind = Kind.valueOf(in.readUTF());
            List<Parameter> parameters = new ArrayList<>();
            int count = in.readInt();
            for (int j = 0; j < count; j++) {
                parameters.add(new Parameter(Texts.some(in), Values.some(in), Origin.Given.STORED));
            }
            resources.add(new Resource(
                    reference,
                    kind,
                    parameters,
                    Texts.all(in),
                    Texts.all(in),
                    in.readBoolean(),
                    in.readBoolean(),
                    Texts.read(in),
                    in.readInt()));
        }
        return resources;
    }
}
