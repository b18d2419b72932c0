package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `packages`: software is installed or absent. The attributes of a promise select one of two generations: package modules or
/// package methods.
public final class PackagesType implements PromiseType {
    private static final List<String> OF_MODULES = List.of("policy", "version", "architecture", "options");
    private static final List<String> OF_METHODS = List.of("package_policy", "package_select", "package_version", "package_architectures");

    private final MethodPackages methods = new MethodPackages();

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        String objection = objection(promise, keeping);
        if (objection != null) {
            keeping.log().error(objection);
            keeping.conclude(promise, Outcome.FAILED);
        }
        return objection == null;
    }

    private static @Nullable String objection(ExpandedPromise promise, Keeping keeping) {
        if (hasAny(promise, OF_MODULES) && hasAny(promise, OF_METHODS)) {
            return "Mixed old and new package promise attributes inside one package promise.";
        }
        if (isOfModule(promise, keeping)) {
            return null;
        }
        return promise.hasBody("package_method") ? new MethodRules(promise).objection() : "Old package promise failed sanity check.";
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        return isOfModule(promise, keeping) ? new ModulePackage(promise, keeping).keep() : methods.keep(promise, keeping);
    }

    @Override
    public List<Deferred> endSection(Keeping keeping) {
        return methods.endSection(keeping);
    }

    /// A promise without a module uses the module that `body common control` names.
    private static boolean isOfModule(ExpandedPromise promise, Keeping keeping) {
        boolean plain = !hasAny(promise, OF_METHODS) && !promise.hasBody("package_method") && !promise.hasBody("package_module");
        return hasAny(promise, OF_MODULES) || plain && keeping.control("common").has("package_module");
    }

    private static boolean hasAny(ExpandedPromise promise, List<String> names) {
        return names.stream().anyMatch(promise.attributes()::has);
    }

    /// Brings the lists of the modules that `package_inventory` names up to date, for `packagesmatching` in the next run.
    public static void takeInventory(Keeping keeping) {
        for (String name : keeping.control("common").list("package_inventory")) {
            Attributes body = keeping.expansion().body("package_module", "default", name).orElse(Attributes.NONE);
            PackageModule module = PackageModule.of(name, body, List.of(), keeping);
            if (module == null) {
                keeping.log().error("Can not set up wrapper for module: " + name);
            } else {
                ModuleLists lists = new ModuleLists(module, body, keeping);
                lists.installed();
                lists.updates();
            }
        }
    }
}
