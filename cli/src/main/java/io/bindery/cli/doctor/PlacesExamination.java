package io.bindery.cli.doctor;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The directories that the settings name: whether they exist, can be read, and cannot be changed by others.
record PlacesExamination(Settings settings, List<Environment> environments) implements Examination {
    @Override
    public List<Observation> look() {
        List<Observation> seen = new ArrayList<>();
        Path config = Path.of(settings.require("confdir"), "puppet.conf");
        seen.add(Files.exists(config)
                ? readable("puppet.conf", config)
                : Observation.ok("puppet.conf", config + " does not exist; defaults are used"));
        for (String path : settings.require("environmentpath").split(":")) {
            seen.add(folder("environmentpath", Path.of(path), "make it, or name another with --environmentpath or in puppet.conf"));
        }
        if (environments.isEmpty()) {
            seen.add(Observation.warning(
                    "environments", "there is none on the environmentpath", "make " + settings.require("environmentpath") + "/production/manifests/site.pp, or use --environment-dir"));
        }
        environments.forEach(environment -> environment(environment, seen));
        state(seen);
        return seen;
    }

    private void environment(Environment environment, List<Observation> seen) {
        String subject = "environment " + environment.name();
        Path manifest = environment.manifest();
        if (manifest != null && !Files.exists(manifest)) {
            seen.add(Observation.warning(subject, "its manifest " + manifest + " does not exist: catalogs are empty", "make it, or set manifest in environment.conf"));
        }
        List<Path> missing = environment.modulepath().stream().filter(path -> !Files.isDirectory(path)).toList();
        List<Path> closed = environment.modulepath().stream().filter(path -> Files.isDirectory(path) && !Files.isReadable(path)).toList();
        if (!closed.isEmpty()) {
            seen.add(Observation.problem(subject, "modules cannot be read: " + closed, "give read permission to the user that compiles"));
        } else if (missing.size() == environment.modulepath().size()) {
            seen.add(Observation.warning(subject, "no directory of its modulepath exists: " + missing, "install modules, or set modulepath in environment.conf"));
        } else {
            seen.add(Observation.ok(subject, environment.directory() + ", modules in " + (environment.modulepath().size() - missing.size()) + " directories"));
        }
    }

    // A directory of state that is missing is made when it is needed.
    private void state(List<Observation> seen) {
        Path state = Path.of(settings.require("vardir"));
        Path there = state;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        if (!Files.isWritable(there)) {
            seen.add(Observation.warning("vardir", there + " cannot be written", "run apply and server as its owner, or name another with --vardir"));
        } else if (Files.exists(state)) {
            seen.add(folder("vardir", state, ""));
        } else {
            seen.add(Observation.ok("vardir", state + " does not exist; it is made when it is needed"));
        }
    }

    private static Observation readable(String subject, Path path) {
        return Files.isReadable(path)
                ? safe(subject, path)
                : Observation.problem(subject, path + " cannot be read", "give read permission to the user that compiles: chmod o+r " + path);
    }

    private static Observation folder(String subject, Path path, String making) {
        if (!Files.isDirectory(path)) {
            return Observation.warning(subject, path + " does not exist", making);
        }
        return readable(subject, path);
    }

    private static Observation safe(String subject, Path path) {
        try {
            Set<PosixFilePermission> mode = Files.getPosixFilePermissions(path);
            return mode.contains(PosixFilePermission.OTHERS_WRITE)
                    ? Observation.problem(subject, path + " can be changed by everybody", "chmod o-w " + path)
                    : Observation.ok(subject, path.toString());
        } catch (IOException | UnsupportedOperationException unknown) {
            return Observation.ok(subject, path.toString());
        }
    }
}
