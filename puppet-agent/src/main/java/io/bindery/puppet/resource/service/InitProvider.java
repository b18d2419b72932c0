package io.bindery.puppet.resource.service;

import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import io.bindery.puppet.resource.Tool;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `init`: services that are started and stopped by a script.
class InitProvider extends PlainProvider {
    InitProvider(ServiceSettings settings, Tool tool, Speaker speaker) {
        super(settings, tool, speaker);
    }

    @Override
    String name() {
        return "init";
    }

    // As Puppet does: Debian and Ubuntu have a provider of their own.
    @Override
    boolean isSuitable() {
        return !tool().find("/usr/sbin/update-rc.d").isPresent() || !tool().find("/usr/bin/dpkg").isPresent();
    }

    private String script() {
        for (String suffix : List.of("", ".sh")) {
            for (String directory : settings().path()) {
                String script = directory + "/" + settings().name() + suffix;
                if (java.nio.file.Files.exists(java.nio.file.Path.of(script))) {
                    return script;
                }
            }
        }
        throw new ResourceError("Could not find init script for '" + settings().name() + "'");
    }

    @Override
    List<String> startWords() {
        return List.of(script(), "start");
    }

    @Override
    List<String> stopWords() {
        return List.of(script(), "stop");
    }

    @Override
    @Nullable List<String> restartWords() {
        return settings().hasRestart() ? List.of(script(), "restart") : null;
    }

    @Override
    @Nullable List<String> statusWords() {
        return settings().hasStatus() ? List.of(script(), "status") : null;
    }
}
