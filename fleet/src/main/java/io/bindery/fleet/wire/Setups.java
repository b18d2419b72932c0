package io.bindery.fleet.wire;

import io.bindery.fleet.compile.SiteSetup;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.ClassificationSource;
import io.bindery.puppet.node.Program;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How nodes are compiled, as bytes. Files outside of the code are named, not carried: they have the same path on every machine.
public final class Setups {
    private Setups() {}

    public static void write(DataOutputStream out, SiteSetup setup) throws IOException {
        out.writeUTF(setup.environment());
        Settings settings = setup.settings();
        List<String> given = settings.names().stream().filter(settings::isGiven).toList();
        out.writeInt(given.size());
        for (String name : given) {
            out.writeUTF(name);
            Texts.write(out, settings.written(name));
        }
        Values.write(out, setup.serverFacts());
        program(out, setup.program());
        classification(out, setup.classification());
        out.writeUTF(setup.generators().name());
        List<Path> modulepath = setup.modulepath();
        out.writeBoolean(modulepath != null);
        if (modulepath != null) {
            Texts.all(out, modulepath.stream().map(Path::toString).toList());
        }
    }

    private static void program(DataOutputStream out, Program program) throws IOException {
        switch (program) {
            case Program.OfEnvironment own -> out.writeByte('e');
            case Program.Manifest manifest -> {
                out.writeByte('m');
                Texts.write(out, manifest.path().toString());
            }
            case Program.Code code -> {
                out.writeByte('c');
                Texts.write(out, code.text());
            }
        }
    }

    private static void classification(DataOutputStream out, ClassificationSource source) throws IOException {
        String script = switch (source.by()) {
            case ClassificationSource.OfSettings settings -> null;
            case ClassificationSource.External external -> external.file().toString();
            case ClassificationSource.Given given -> throw new IOException("a classifier that is no program cannot be carried");
        };
        Texts.write(out, script);
    }

    public static SiteSetup read(DataInputStream in) throws IOException {
        String environment = in.readUTF();
        int size = in.readInt();
        Map<String, String> given = new HashMap<>();
        for (int i = 0; i < size; i++) {
            given.put(in.readUTF(), Texts.some(in));
        }
        Value serverFacts = Values.some(in);
        Program program = program(in);
        String script = Texts.read(in);
        ClassificationSource classification = script == null
                ? ClassificationSource.OF_SETTINGS
                : ClassificationSource.of(new ClassificationSource.External(Path.of(script)));
        Generators generators = Generators.valueOf(in.readUTF());
        @Nullable List<Path> modulepath = in.readBoolean() ? Texts.all(in).stream().map(Path::of).toList() : null;
        return new SiteSetup(
                environment,
                Settings.defaults("puppet").with(given),
                serverFacts instanceof Hash facts ? facts : Hash.EMPTY,
                program,
                classification,
                generators,
                modulepath);
    }

    private static Program program(DataInputStream in) throws IOException {
        return switch (in.readUnsignedByte()) {
            case 'm' -> new Program.Manifest(Path.of(Texts.some(in)));
            case 'c' -> new Program.Code(Texts.some(in));
            default -> Program.OF_ENVIRONMENT;
        };
    }
}
