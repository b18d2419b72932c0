package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType.Deferred;
import io.bindery.cfengine.promise.packages.PackageSchedule.Operation;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.CommandException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Keeps promises about packages by a `package_method` body, which has commands to list, add, update and delete packages.
final class MethodPackages {
    /// How the reference program calls a part that a pattern did not find.
    private static final String NO_MATCH = "CF_NOMATCH";

    /// Selections by which the promised version itself will do.
    private static final Set<String> INCLUSIVE = Set.of("==", ">=", "<=");

    private final MethodLists lists = new MethodLists();
    private final PackageSchedule schedule = new PackageSchedule();

    List<Deferred> endSection(Keeping keeping) {
        return schedule.run(keeping);
    }

    static String policy(ExpandedPromise promise) {
        return promise.attributes().text("package_policy", "verify");
    }

    Outcome keep(ExpandedPromise promise, Keeping keeping) {
        PackageMethod method = PackageMethod.of(promise);
        String architecture = architecture(method, keeping);
        Optional<List<PackageItem>> installed = lists.installed(method, architecture, keeping);
        if (installed.isEmpty()) {
            return Outcome.FAILED;
        }
        Outcome outcome = Outcome.SKIPPED;
        for (PackageItem wanted : PromisedPackages.of(promise, method)) {
            Outcome one = new Case(promise, method, wanted, installed.get(), keeping).keep(policy(promise));
            keeping.conclude(promise, one);
            outcome = outcome.and(one);
        }
        return outcome;
    }

    private static String architecture(PackageMethod method, Keeping keeping) {
        String command = method.body().text("package_default_arch_command");
        if (command == null) {
            return "default";
        }
        try {
            List<String> lines = ByteText.lines(ByteText.of(keeping.host().processes().ask(method.command(command)).output()));
            return lines.isEmpty() ? "default" : lines.getFirst().strip();
        } catch (CommandException e) {
            keeping.log().error("Cannot detect default architecture for promise: " + e.getMessage());
            return "default";
        }
    }

    /// The packages of one promise: one for each architecture.
    private static final class PromisedPackages {
        static List<PackageItem> of(ExpandedPromise promise, PackageMethod method) {
            List<String> architectures = promise.attributes().list("package_architectures");
            String explicit = promise.attributes().text("package_version");
            if (explicit == null && method.body().has("package_version_regex")) {
                String architecture = method.part("package_arch_regex", promise.promiser()).orElse(PackageItem.ANY);
                String name = method.part("package_name_regex", promise.promiser()).orElse(promise.promiser());
                String version = method.part("package_version_regex", promise.promiser()).orElse(NO_MATCH);
                return List.of(new PackageItem(name, version, architecture));
            }
            String version = explicit == null ? PackageItem.ANY : explicit;
            return (architectures.isEmpty() ? List.of(PackageItem.ANY) : architectures).stream()
                    .map(architecture -> new PackageItem(promise.promiser(), version, architecture))
                    .toList();
        }
    }

    /// One promised package, with the installed version.
    private final class Case {
        private final ExpandedPromise promise;
        private final PackageMethod method;
        private final PackageItem wanted;
        private final Keeping keeping;
        private final PackageVersions versions;
        private final String select;
        private final List<PackageItem> others;
        private final boolean matched;

        Case(ExpandedPromise promise, PackageMethod method, PackageItem wanted, List<PackageItem> installed, Keeping keeping) {
            this.promise = promise;
            this.method = method;
            this.wanted = wanted;
            this.keeping = keeping;
            this.versions = new PackageVersions(method, keeping);
            this.select = promise.attributes().text("package_select", "==");
            PackageItem any = new PackageItem(wanted.name(), PackageItem.ANY, wanted.architecture());
            this.others = installed.stream().filter(item -> item.isOneOf(any)).toList();
            // As CFEngine does: the promised version itself is searched, regardless of `package_select`.
            this.matched = !others.isEmpty()
                    && (isAnyVersion() || others.stream().anyMatch(item -> versions.holds(item.version(), "==", wanted.version())));
        }

        private boolean isAnyVersion() {
            return wanted.version().equals(PackageItem.ANY);
        }

        private boolean isInstalled() {
            return !others.isEmpty();
        }

        Outcome keep(String policy) {
            return switch (policy) {
                case "add" -> isInstalled() ? Outcome.KEPT : add();
                case "delete" -> matched && INCLUSIVE.contains(select) ? delete() : Outcome.KEPT;
                case "reinstall" -> matched ? reinstall() : Outcome.KEPT;
                case "update" -> update();
                case "addupdate" -> isInstalled() ? update() : add();
                case "verify" -> verify();
                // As CFEngine does: of patches only those are known that are installed.
                default -> Outcome.KEPT;
            };
        }

        private Outcome add() {
            return inRepository(wanted.version(), Operation.ADD);
        }

        private Outcome delete() {
            return scheduled(Operation.DELETE, method.naming(wanted, true));
        }

        private Outcome reinstall() {
            if (isAnyVersion()) {
                keeping.log().error("Package reinstallation cannot be promised -- insufficient version info or no match");
                return Outcome.FAILED;
            }
            if (INCLUSIVE.contains(select)) {
                scheduled(Operation.DELETE, method.naming(wanted, true));
            }
            return scheduled(Operation.ADD, method.naming(wanted, false));
        }

        private Outcome update() {
            if (!isInstalled()) {
                keeping.log().error("Package '" + promise.promiser() + "' cannot be updated -- no match or not installed");
                return Outcome.FAILED;
            }
            return matched ? Outcome.KEPT : inRepository(wanted.version(), Operation.UPDATE);
        }

        private Outcome verify() {
            if (!matched) {
                keeping.log().info("Package '" + promise.promiser() + "' cannot be verified -- no match");
            }
            return matched ? Outcome.KEPT : Outcome.FAILED;
        }

        /// The promised version, or the latest that file repositories have and that the promise allows.
        private Outcome inRepository(String version, Operation operation) {
            if (method.repositories().isEmpty()) {
                return newer(operation, version) ? scheduled(operation, method.naming(wanted, false)) : Outcome.KEPT;
            }
            Optional<FileRepositories.Found> found = new FileRepositories(method, versions, keeping).latest(wanted, select);
            if (found.isEmpty()) {
                keeping.log().verbose("No package in file repositories satisfy version constraint");
                return Outcome.SKIPPED;
            }
            return newer(operation, found.get().version()) ? scheduled(operation, "\"" + found.get().path() + "\"") : Outcome.KEPT;
        }

        private boolean newer(Operation operation, String version) {
            return operation != Operation.UPDATE || others.stream().anyMatch(item -> versions.holds(item.version(), "<", version));
        }

        private Outcome scheduled(Operation operation, String shown) {
            if (keeping.warns(promise)) {
                keeping.log().warning("Need to repair promise '" + promise.promiser() + "' by '" + operation.word() + "' package '" + shown + "'");
                return Outcome.WARNED;
            }
            schedule.add(operation, shown, promise, method);
            return Outcome.SKIPPED;
        }
    }
}
