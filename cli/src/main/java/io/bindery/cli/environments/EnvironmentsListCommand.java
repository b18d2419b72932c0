package io.bindery.cli.environments;

import io.bindery.cli.bindings.BindingsRequest;
import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.bind.site.ListedEnvironment;
import io.bindery.puppet.load.Environment;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// `bindery environments list`: every environment with its directories, unusable ones included.
final class EnvironmentsListCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery environments list [FLAGS]", "Lists the environments, as declared and as found; exits with 1 if one of them cannot be used."))
                .without(
                        "execute", "manifest", "facts", "certname", "enc", "strict-variables", "strict", "environment-dir", "environment", "agent-environment", "modulepath",
                        "hiera-config", "no-keys");
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        BindingsRequest request = new BindingsRequest(flags);
        return request.askEarly((nodes, node, log) -> {
            List<ListedEnvironment> found = nodes.environments(node, log);
            request.print(out -> write(found, out), text(found));
            return found.stream().allMatch(each -> each.environment() != null) ? 0 : 1;
        });
    }

    private static String text(List<ListedEnvironment> environments) {
        StringBuilder out = new StringBuilder();
        for (ListedEnvironment each : environments) {
            Environment environment = each.environment();
            out.append(each.name()).append(": ").append(each.because()).append('\n');
            if (environment != null) {
                String modules = environment.modulepath().stream().map(Path::toString).collect(Collectors.joining(":"));
                out.append("  envdir: ").append(environment.directory()).append('\n');
                out.append("  modulepath: ").append(modules).append('\n');
                out.append("  manifest: ").append(environment.manifest()).append('\n');
                out.append("  bindingsdir: ").append(environment.bindingsDirectory()).append('\n');
            }
        }
        return out.toString();
    }

    private static void write(List<ListedEnvironment> environments, JsonOutput out) {
        out.beginArray();
        for (ListedEnvironment each : environments) {
            Environment environment = each.environment();
            out.beginObject().key("name").string(each.name());
            out.key(environment == null ? "problem" : "because").string(each.because());
            if (environment != null) {
                path("envdir", environment.directory(), out);
                out.key("modulepath").beginArray();
                environment.modulepath().forEach(directory -> out.string(directory.toString()));
                out.endArray();
                path("manifest", environment.manifest(), out);
                path("bindingsdir", environment.bindingsDirectory(), out);
            }
            out.endObject();
        }
        out.endArray();
    }

    private static void path(String key, @Nullable Path path, JsonOutput out) {
        if (path != null) {
            out.key(key).string(path.toString());
        }
    }
}
