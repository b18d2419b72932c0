package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks a `package_method` body for missing and contradictory attributes, independently of the host.
final class MethodRules {
    private static final String STANDARD = " e.g. use the standard library generic package_method";
    private static final int LONGEST_PATH = 1024;

    /// An attribute that another attribute requires.
    private record Dependency(String command, String attribute) {}

    private static final List<Dependency> DEPENDENCIES = List.of(
            new Dependency("package_list_command", "package_installed_regex"),
            new Dependency("package_list_command", "package_list_arch_regex"),
            new Dependency("package_list_command", "package_list_name_regex"),
            new Dependency("package_list_command", "package_list_version_regex"),
            new Dependency("package_delete_command", "package_delete_convention"),
            new Dependency("package_patch_list_command", "package_patch_installed_regex"),
            new Dependency("package_patch_command", "package_patch_arch_regex"),
            new Dependency("package_patch_command", "package_patch_name_regex"),
            new Dependency("package_patch_command", "package_patch_version_regex"),
            new Dependency("package_verify_command", "package_noverify_regex"),
            new Dependency("package_verify_command", "package_noverify_returncode"));

    private final ExpandedPromise promise;
    private final Attributes body;

    MethodRules(ExpandedPromise promise) {
        this.promise = promise;
        this.body = promise.body("package_method");
    }

    /// Why the promise cannot be kept; null if it can.
    @Nullable String objection() {
        String listing = listing();
        if (listing != null) {
            return listing;
        }
        for (Dependency each : DEPENDENCIES) {
            if (!body.has(each.command()) && body.has(each.attribute())) {
                return "!! Dependency conflict: " + each.command() + " is not used, but " + each.attribute() + " is defined.";
            }
        }
        String naming = naming();
        return naming != null ? naming : commands();
    }

    private @Nullable String listing() {
        for (String path : body.list("package_file_repositories")) {
            if (path.length() > LONGEST_PATH) {
                return "The repository path '" + path + "' is too long";
            }
        }
        if (!body.has("package_list_command") && !body.has("package_file_repositories")) {
            return "You must supply a method for determining the list of existing packages (a command or repository list)" + STANDARD;
        }
        if (!body.has("package_list_version_regex")) {
            return "You must supply a method for determining the version of existing packages" + STANDARD;
        }
        if (!body.has("package_list_name_regex")) {
            return "You must supply a method for determining the name of existing packages" + STANDARD;
        }
        return body.has("package_list_command") && !body.has("package_installed_regex") ? "!! Package installed regex undefined" : null;
    }

    /// What says which name, version and architecture is meant: patterns for the promiser, or attributes of the promise.
    private @Nullable String naming() {
        boolean name = body.has("package_name_regex");
        boolean version = body.has("package_version_regex");
        boolean architecture = body.has("package_arch_regex");
        boolean explicitVersion = promise.attributes().has("package_version");
        if (!name && (version || architecture)) {
            return "You must supply name regex if you supplied version or arch regex for parsing promiser string";
        }
        if (name && version && architecture && explicitVersion && promise.attributes().has("package_architectures")) {
            return "You must either supply all regexs for (name,version,arch) or a separate version number and architecture";
        }
        return name && version && explicitVersion ? "You must either supply version regex or a separate version number" : null;
    }

    private @Nullable String commands() {
        if (!body.has("package_add_command")) {
            return "Package add command undefined";
        }
        boolean defined = body.has("package_noverify_returncode") || body.has("package_noverify_regex");
        return MethodPackages.policy(promise).equals("verify") && !defined
                ? "!! Package verify policy is used, but no definition of verification failiure is set"
                        + " (package_noverify_returncode or packages.package_noverify_regex)"
                : null;
    }
}
