package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType.Deferred;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Execution;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Collects the package operations of all promises of a section, because several packages may share one command.
final class PackageSchedule {
    private static final int QUOTED = 20;

    /// In the order of execution.
    enum Operation {
        DELETE("package_delete_command", "Deleting", "uninstalling"),
        ADD("package_add_command", "Installing", "installing"),
        UPDATE("package_update_command", "Updating", "updating");

        private final String attribute;
        private final String doing;
        private final String word;

        Operation(String attribute, String doing, String word) {
            this.attribute = attribute;
            this.doing = doing;
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /// A package to be passed to a command.
    ///
    /// @param shown the name of the package for the command
    private record Scheduled(String shown, ExpandedPromise promise, PackageMethod method) {}

    private record SharedCommand(String command, String changes) {}

    private final Map<Operation, Map<SharedCommand, List<Scheduled>>> operations = new EnumMap<>(Operation.class);

    void add(Operation operation, String shown, ExpandedPromise promise, PackageMethod method) {
        SharedCommand shared = new SharedCommand(
                method.body().text(operation.attribute, ""), method.body().text("package_changes", "individual"));
        operations.computeIfAbsent(operation, unused -> new LinkedHashMap<>())
                .computeIfAbsent(shared, unused -> new ArrayList<>())
                .add(new Scheduled(shown, promise, method));
    }

    /// Runs the commands. As CFEngine does: the latest command and package come first.
    List<Deferred> run(Keeping keeping) {
        List<Deferred> concluded = new ArrayList<>();
        operations.forEach((operation, commands) -> new ArrayList<>(commands.entrySet()).reversed().forEach(shared -> {
            List<Scheduled> packages = shared.getValue().reversed();
            keeping.log().info(operation.doing + " " + packages.getFirst().promise().promiser() + "...");
            if (!keeping.isDryRun()) {
                concluded.addAll(shared.getKey().changes().equals("bulk")
                        ? bulk(shared.getKey().command(), packages, keeping)
                        : individual(shared.getKey().command(), packages, keeping));
                keeping.stateFiles().expire(MethodLists.FILE);
            }
        }));
        operations.clear();
        return concluded;
    }

    /// As CFEngine does: of the promises that share a command only one concludes.
    private static List<Deferred> bulk(String command, List<Scheduled> packages, Keeping keeping) {
        String names = packages.stream().map(each -> each.shown() + " ").collect(Collectors.joining());
        boolean successful = execute(command, names, packages.getFirst(), keeping);
        if (!successful) {
            packages.forEach(each -> keeping.log().error("Bulk package schedule execution failed somewhere - unknown outcome for '"
                    + each.promise().promiser() + "'"));
        }
        return List.of(new Deferred(packages.getFirst().promise(), successful ? Outcome.REPAIRED : Outcome.FAILED));
    }

    private static List<Deferred> individual(String command, List<Scheduled> packages, Keeping keeping) {
        List<Deferred> concluded = new ArrayList<>();
        for (Scheduled each : packages) {
            boolean successful = execute(command, each.shown(), each, keeping);
            if (!successful) {
                keeping.log().error("Package schedule execution failed for '" + each.promise().promiser() + "'");
            }
            concluded.add(new Deferred(each.promise(), successful ? Outcome.REPAIRED : Outcome.FAILED));
        }
        return concluded;
    }

    /// A command that ends in a dollar takes no names of packages.
    private static boolean execute(String command, String names, Scheduled first, Keeping keeping) {
        String line = command.endsWith("$") ? command.substring(0, command.length() - 1) : command.stripTrailing() + " " + names;
        Optional<Execution> execution = HostPrograms.act(line, first.method().command(line), keeping, reason -> keeping.log()
                .error("Couldn't start command '" + line + "': " + reason));
        execution.ifPresent(each -> quote(line, each, keeping.log()));
        int status = execution.map(Execution::status).orElse(-1);
        if (status != 0) {
            keeping.log().error("Finished command related to promiser '" + first.promise().promiser() + "' -- an error occurred, returned "
                    + status);
        }
        return status == 0;
    }

    private static void quote(String line, Execution execution, Log log) {
        int space = line.indexOf(' ');
        String named = line.substring(line.lastIndexOf('/', space < 0 ? line.length() : space) + 1);
        String shown = named.substring(0, Math.min(QUOTED, named.length()));
        for (String said : ByteText.lines(ByteText.of(execution.output()))) {
            if (!said.isBlank()) {
                log.info(String.format(Locale.ROOT, "Q:%" + QUOTED + "s ...:%s", shown, said));
            }
        }
    }
}
