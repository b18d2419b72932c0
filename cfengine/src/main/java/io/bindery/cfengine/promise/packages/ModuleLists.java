package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.StateFiles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The installed packages and available updates that a module listed. They are cached in the state directory for the time that
/// the body of the module sets (`query_installed_ifelapsed`, `query_updates_ifelapsed`, in minutes). `packagesmatching` reads the
/// same files.
record ModuleLists(PackageModule module, Attributes body, Keeping keeping) {
    private static final int FIELDS = 3;

    /// The installed packages; empty if the module could not list them.
    Optional<List<PackageItem>> installed() {
        return current("packages_installed_", "query_installed_ifelapsed", "list-installed");
    }

    /// The packages for which there is a newer version.
    Optional<List<PackageItem>> updates() {
        return current("packages_updates_", "query_updates_ifelapsed", "list-updates");
    }

    /// Refreshes the list of installed packages after a change and returns it; empty after a failed listing.
    Optional<List<PackageItem>> refresh() {
        Optional<List<PackageItem>> installed = listed("packages_installed_", "list-installed");
        return listed("packages_updates_", "list-updates-local").isPresent() ? installed : Optional.empty();
    }

    private Optional<List<PackageItem>> current(String prefix, String limit, String operation) {
        Optional<StateFiles.Stored> stored = keeping.stateFiles().read(file(prefix));
        Duration most = Duration.ofMinutes(body.number(limit, 0));
        if (stored.isEmpty() || stored.get().age(keeping.host().clock().instant()).compareTo(most) >= 0) {
            return listed(prefix, operation);
        }
        return Optional.of(Csv.rows(stored.get().text(), line -> {}).stream()
                .filter(row -> row.size() == FIELDS)
                .map(row -> new PackageItem(row.get(0), row.get(1), row.get(2)))
                .toList());
    }

    private Optional<List<PackageItem>> listed(String prefix, String operation) {
        Optional<List<PackageItem>> listed = module.list(operation);
        listed.ifPresent(items -> {
            List<List<String>> rows = items.stream().map(item -> List.of(item.name(), item.version(), item.architecture())).toList();
            keeping.stateFiles().write(file(prefix), Csv.text(rows));
        });
        return listed;
    }

    private String file(String prefix) {
        return prefix + module.name() + ".csv";
    }
}
