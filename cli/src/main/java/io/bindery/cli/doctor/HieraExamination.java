package io.bindery.cli.doctor;

import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.files.FileReading;
import io.bindery.hiera.ConfigProblem;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.Severity;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Each `hiera.yaml`, and the eyaml keys it names.
record HieraExamination(List<Path> configs) implements Examination {
    @Override
    public List<Observation> look() {
        List<Observation> seen = new ArrayList<>();
        for (Path config : configs) {
            if (Files.exists(config)) {
                examine(config, seen);
            }
        }
        return seen;
    }

    private static void examine(Path config, List<Observation> seen) {
        Value read;
        try {
            read = YamlReader.read(new SourceFile(config.toString(), FileReading.text(config)), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (IOException unreadable) {
            seen.add(Observation.problem("hiera", config + " cannot be read", "give read permission to the user that compiles: chmod o+r " + config));
            return;
        } catch (DataError broken) {
            seen.add(Observation.problem("hiera", config + ": " + broken.getMessage(), "mend the YAML; `bindery check " + config + "` shows the line"));
            return;
        }
        if (!(read instanceof Hash hash)) {
            seen.add(Observation.problem("hiera", config + " holds no hash", "begin it with `version: 5`"));
            return;
        }
        boolean broken = false;
        for (ConfigProblem problem : ConfigProblem.of(config, hash, DiskTree.DISK)) {
            String text = config + (problem.line() > 0 ? ":" + problem.line() : "") + ": " + problem.message();
            boolean error = problem.severity() == Severity.ERROR;
            broken |= error;
            seen.add(new Observation(error ? Observation.Verdict.PROBLEM : Observation.Verdict.WARNING, "hiera", text, "change that line of " + config));
        }
        if (!broken) {
            seen.add(Observation.ok("hiera", config.toString()));
            keys(hash).forEach(key -> seen.add(key(key)));
        }
    }

    private static Set<Path> keys(Hash config) {
        Set<Path> keys = new LinkedHashSet<>();
        collect(config, keys);
        return keys;
    }

    private static void collect(Value value, Set<Path> keys) {
        if (value instanceof Arr list) {
            list.elements().forEach(each -> collect(each, keys));
        } else if (value instanceof Hash hash) {
            hash.entries().forEach((name, each) -> {
                boolean isKey = name instanceof Str(String text) && (text.equals("pkcs7_private_key") || text.equals("pkcs7_public_key"));
                if (isKey && each instanceof Str(String path) && !path.contains("%{")) {
                    keys.add(Path.of(path));
                } else {
                    collect(each, keys);
                }
            });
        }
    }

    private static Observation key(Path key) {
        if (!Files.exists(key)) {
            return Observation.problem("eyaml key", key + " does not exist", "copy the key there, or compile with --no-keys");
        }
        if (!Files.isReadable(key)) {
            return Observation.problem("eyaml key", key + " cannot be read", "give it to the user that compiles: chown USER " + key);
        }
        try {
            Set<PosixFilePermission> mode = Files.getPosixFilePermissions(key);
            boolean open = key.toString().contains("private")
                    && (mode.contains(PosixFilePermission.OTHERS_READ) || mode.contains(PosixFilePermission.OTHERS_WRITE));
            return open
                    ? Observation.problem("eyaml key", key + " can be read by everybody", "chmod 0400 " + key)
                    : Observation.ok("eyaml key", key.toString());
        } catch (IOException | UnsupportedOperationException unknown) {
            return Observation.ok("eyaml key", key.toString());
        }
    }
}
