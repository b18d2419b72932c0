package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Bodies;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.syntax.Attribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A promise about a package that a package module installs and removes.
final class ModulePackage {
    private static final String LATEST = "latest";

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private final String version;
    private final String architecture;

    ModulePackage(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
        this.version = promise.attributes().text("version", "");
        this.architecture = promise.attributes().text("architecture", "");
    }

    Outcome keep() {
        String name = moduleName();
        Attributes body = promise.hasBody("package_module")
                ? promise.body("package_module")
                : keeping.expansion().body("package_module", promise.bundle().namespace(), name).orElse(Attributes.NONE);
        if (name.isEmpty()) {
            keeping.log().error("Package promise '" + promise.promiser() + "' has no 'package_module', and 'body common control' names none");
            return Outcome.FAILED;
        }
        PackageModule module = PackageModule.of(name, body, promise.attributes().list("options"), keeping);
        if (module == null) {
            keeping.log().error("Some error occurred while contacting package module for promise '" + promise.promiser() + "'");
            return Outcome.FAILED;
        }
        ModuleLists lists = new ModuleLists(module, body, keeping);
        return promise.attributes().text("policy", "present").equals("absent") ? absent(module, lists) : present(module, lists);
    }

    private String moduleName() {
        Attribute own = promise.source().attribute("package_module");
        return own == null
                ? keeping.control("common").text("package_module", "")
                : keeping.evaluation().expand(Bodies.name(own.value()));
    }

    private Outcome absent(PackageModule module, ModuleLists lists) {
        if (version.equals(LATEST)) {
            // As CFEngine does: the words run together.
            keeping.log().error("Package version 'latest' not supported forabsent package promise");
            return failed("removing");
        }
        PackageItem wanted = new PackageItem(promise.promiser(), version, architecture);
        Optional<List<PackageItem>> installed = lists.installed();
        if (installed.isEmpty()) {
            return failed("removing");
        }
        if (installed.get().stream().noneMatch(item -> item.isOneOf(wanted))) {
            keeping.log().verbose("Package '" + promise.promiser() + "' is not installed");
            return Outcome.KEPT;
        }
        if (!keeping.mayChange(promise, "remove package '" + promise.promiser() + "'")) {
            return Outcome.WARNED;
        }
        boolean removed = module.change("remove", request("Name", promise.promiser(), version, architecture))
                && lists.refresh().filter(items -> items.stream().noneMatch(item -> item.isOneOf(wanted))).isPresent();
        return done(removed, "removed", "removing");
    }

    private Outcome present(PackageModule module, ModuleLists lists) {
        Map<String, String> described = described(module);
        String type = described.getOrDefault("PackageType", "");
        String name = described.getOrDefault("Name", "");
        if (name.isEmpty() || !type.equals("file") && !type.equals("repo")) {
            keeping.log().info("Unknown package name or type.");
            keeping.log().info("Can not obtain package data for promise: " + promise.promiser());
            return failed("installing");
        }
        Optional<List<PackageItem>> installed = lists.installed();
        if (installed.isEmpty()) {
            return failed("installing");
        }
        return type.equals("file") ? file(module, lists, described, installed) : repository(module, lists, name, installed.get());
    }

    private Map<String, String> described(PackageModule module) {
        Map<String, String> fields = new HashMap<>();
        for (String line : module.describe(request("File", promise.promiser(), version, architecture)).orElse(List.of())) {
            int equals = line.indexOf('=');
            if (line.startsWith("Error")) {
                keeping.log().error("package module: " + line);
            } else if (equals > 0) {
                fields.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return fields;
    }

    private Outcome file(
            PackageModule module, ModuleLists lists, Map<String, String> described, Optional<List<PackageItem>> found) {
        PackageItem wanted = new PackageItem(
                described.getOrDefault("Name", ""), described.getOrDefault("Version", ""), described.getOrDefault("Architecture", ""));
        boolean contradicts = !version.isEmpty() && !version.equals(LATEST) && !version.equals(wanted.version())
                || !architecture.isEmpty() && !architecture.equals(wanted.architecture());
        if (contradicts) {
            keeping.log().warning("Package '" + promise.promiser() + "' is version '" + wanted.version() + "' for architecture '"
                    + wanted.architecture() + "', which is not what is promised");
        }
        if (isInstalled(wanted, found)) {
            return Outcome.KEPT;
        }
        if (!keeping.mayChange(promise, "install file type package: " + promise.promiser())) {
            return Outcome.WARNED;
        }
        boolean installed = module.change("file-install", request("File", promise.promiser(), version, architecture))
                && isInstalled(wanted, lists.refresh());
        return done(installed, "installed", "installing");
    }

    private Outcome repository(PackageModule module, ModuleLists lists, String name, List<PackageItem> installed) {
        boolean latest = version.equals(LATEST);
        PackageItem wanted = new PackageItem(name, latest ? "" : version, architecture);
        boolean there = installed.stream().anyMatch(item -> item.isOneOf(wanted));
        if (there && !latest) {
            return Outcome.KEPT;
        }
        List<PackageItem> updates = lists.updates().orElse(List.of()).stream().filter(item -> item.isOneOf(wanted)).toList();
        if (there && updates.isEmpty()) {
            return Outcome.KEPT;
        }
        if (!keeping.mayChange(promise, "install repo type package: " + name)) {
            return Outcome.WARNED;
        }
        boolean done = there
                ? updated(module, lists, updates)
                : module.change("repo-install", request("Name", name, wanted.version(), architecture))
                        && isInstalled(wanted, lists.refresh());
        return done(done, "installed", "installing");
    }

    private boolean updated(PackageModule module, ModuleLists lists, List<PackageItem> updates) {
        boolean updated = true;
        for (PackageItem update : updates) {
            updated &= module.change("repo-install", request("Name", update.name(), update.version(), update.architecture()));
        }
        Optional<List<PackageItem>> found = updated ? lists.refresh() : Optional.empty();
        return updates.stream().allMatch(update -> isInstalled(update, found));
    }

    private static boolean isInstalled(PackageItem wanted, Optional<List<PackageItem>> installed) {
        return installed.orElse(List.of()).stream().anyMatch(item -> item.isOneOf(wanted));
    }

    private static List<String> request(String key, String name, String version, String architecture) {
        List<String> request = new ArrayList<>(List.of(key + "=" + name));
        if (!version.isEmpty()) {
            request.add("Version=" + version);
        }
        if (!architecture.isEmpty()) {
            request.add("Architecture=" + architecture);
        }
        return request;
    }

    private Outcome done(boolean successful, String did, String doing) {
        if (!successful) {
            return failed(doing);
        }
        keeping.log().info("Successfully " + did + " package '" + promise.promiser() + "'");
        return Outcome.REPAIRED;
    }

    private Outcome failed(String doing) {
        keeping.log().error("Error " + doing + " package '" + promise.promiser() + "'");
        return Outcome.FAILED;
    }
}
