package io.bindery.ruby;

import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.ExportedResources;
import io.bindery.puppet.compile.Request;
import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An environment of one module folder, compiled with Ruby at hand; what comes of it as lines: the log, the resources or the error.
final class SmallSite {
    private static final String NODE = "test.example.com";
    private static final Map<String, String> SETTINGS =
            Map.of("hiera_config", "/nowhere/hiera.yaml", "strict", "warning", "strict_variables", "false");

    private final Path modules;
    private final RubyBridge ruby;
    private final String environment;

    SmallSite(Path modules, RubyBridge ruby) {
        this(modules, ruby, "production");
    }

    /// @param environment its name
    SmallSite(Path modules, RubyBridge ruby, String environment) {
        this.modules = modules;
        this.ruby = ruby;
        this.environment = environment;
    }

    String compile(Path manifest) {
        StringBuilder lines = new StringBuilder();
        Compiler compiler = new Compiler(new Library(DiskTree.DISK, ruby, ruby), () -> "uuid");
        try {
            compiler.compile(request(manifest), (level, _, message) -> say(level, message, lines))
                    .resources()
                    .forEach(resource -> describe(resource, lines));
        } catch (CompileError error) {
            lines.append("error: ").append(error.message().stripTrailing()).append('\n');
        }
        return lines.toString()
                .replace(manifest.toAbsolutePath().toString(), "@MANIFEST@")
                .replace(String.valueOf(modules.toAbsolutePath().getParent()), "@ENV@");
    }

    // An error is not printed here: it ends the compile, and the test prints the exception.
    private static void say(LogLevel level, String message, StringBuilder lines) {
        if (level != LogLevel.ERR) {
            lines.append(level.word()).append(": ").append(message).append('\n');
        }
    }

    private static void describe(Resource resource, StringBuilder lines) {
        String type = resource.reference().type();
        if (!type.equals("Class") && !type.equals("Stage")) {
            lines.append("resource: ").append(resource.reference());
            for (Parameter parameter : resource.parameters()) {
                lines.append(' ').append(parameter.name()).append('=').append(StringConversion.convert(parameter.value(), Str.of("%p")));
            }
            lines.append('\n');
        }
    }

    private Request request(Path manifest) {
        Environment surroundings =
                Environment.of(environment, modules.toAbsolutePath().getParent(), List.of(modules.toAbsolutePath()), manifest.toAbsolutePath());
        return new Request(
                NODE,
                surroundings,
                Settings.defaults("puppet.example.com").with(SETTINGS),
                EvaluationSettings.PUPPET_7,
                Hash.of(Str.of("place"), Str.of("here")),
                TrustedData.remote(NODE).toHash(),
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }
}
