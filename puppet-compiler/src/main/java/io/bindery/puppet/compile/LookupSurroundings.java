package io.bindery.puppet.compile;

import io.bindery.hiera.Strict;
import io.bindery.hiera.Surroundings;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.Snapshot;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The environment of a compile, as lookup sees it: modules, settings and the log.
final class LookupSurroundings implements Surroundings {
    private final Snapshot snapshot;
    private final Request request;
    private final Log log;
    private final Witness witness;
    private final Set<String> warned = new HashSet<>();

    LookupSurroundings(Snapshot snapshot, Request request, Log log, Witness witness) {
        this.witness = witness;
        this.snapshot = snapshot;
        this.request = request;
        this.log = log;
    }

    private Settings settings() {
        return request.settings();
    }

    @Override
    public String environmentName() {
        return snapshot.environment().name();
    }

    @Override
    public @Nullable Path environmentDirectory() {
        return snapshot.environment().directory();
    }

    @Override
    public @Nullable ModuleFolder module(String name) {
        Module found = snapshot.module(name);
        return found == null ? null : new ModuleFolder(found.path(), snapshot.metadata(found).dataProvider());
    }

    @Override
    public Path globalConfig() {
        return Path.of(settings().require("hiera_config"));
    }

    @Override
    public Path codeDirectory() {
        return Path.of(settings().require("codedir"));
    }

    @Override
    public Strict strict() {
        return switch (request.evaluation().strict()) {
            case OFF -> Strict.OFF;
            case WARNING -> Strict.WARNING;
            case ERROR -> Strict.ERROR;
        };
    }

    @Override
    public String dataBindingTerminus() {
        return settings().require("data_binding_terminus");
    }

    @Override
    public Secrets secrets() {
        return settings().isOn("eyaml_placeholders") ? Secrets.PLACEHOLDERS : Secrets.DECRYPTED;
    }

    @Override
    public void asked(String key) {
        witness.key(key);
    }

    @Override
    public void warning(String message) {
        log.write(LogLevel.WARNING, null, message);
    }

    @Override
    public void warnOnce(String identity, String message, @Nullable Path file) {
        if (warned.add(identity)) {
            log.write(LogLevel.WARNING, null, file == null ? message : message + "\n   (file: " + file + ")");
        }
    }
}
