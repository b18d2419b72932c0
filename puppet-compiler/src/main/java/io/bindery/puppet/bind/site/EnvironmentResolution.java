package io.bindery.puppet.bind.site;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.EnvironmentPlan;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Resolves the name of an environment, with its declaration if there is one, to an environment on disk.
///
/// @param manifest the manifest the environments are declared in, at the statement that chose one
record EnvironmentResolution(Library library, DeclaredEnvironments environments, Settings settings, Place manifest, Consumer<String> warnings) {
    /// An environment, and the statement or directory that defines it, in words.
    record Resolved(Environment environment, String reason) {}

    /// A declared environment, else a directory of the dynamic ones, else `production`, which there always is.
    Resolved resolve(String name) {
        Settings local = settings.with("environment", name);
        DeclaredEnvironments.Declared declared = environments.find(name);
        if (declared != null) {
            return new Resolved(
                    new Attributes(name, local, declared.attributes(), declared.place()).environment(null),
                    "declared" + SiteProblems.at(declared.place()));
        }
        DeclaredEnvironments.Dynamic dynamic = environments.dynamic();
        Path directory = dynamic == null ? null : subdirectory(local.interpolate(dynamic.directory()), name);
        if (dynamic != null && directory != null) {
            return new Resolved(
                    new Attributes(name, local, dynamic.attributes(), dynamic.place()).environment(directory),
                    "the directory " + directory);
        }
        if (name.equals("production")) {
            return new Resolved(new Attributes(name, local, Map.of(), manifest).automatic(), "there without being declared");
        }
        String looked = dynamic == null ? "(dynamic environments not enabled)" : local.interpolate(dynamic.directory());
        throw SiteProblems.error(
                BindingCode.B101,
                manifest,
                "Unknown environment '" + name + "': not declared in " + manifest.file().name()
                        + " and no such directory in " + looked);
    }

    /// The names of the directories that are environments, sorted.
    List<String> directories() {
        DeclaredEnvironments.Dynamic dynamic = environments.dynamic();
        if (dynamic == null) {
            return List.of();
        }
        String parent = settings.interpolate(dynamic.directory());
        return library.files().names(Path.of(parent)).stream()
                .filter(name -> !name.startsWith(".") && subdirectory(parent, name) != null)
                .sorted()
                .toList();
    }

    private @Nullable Path subdirectory(String parent, String name) {
        if (name.indexOf('/') >= 0 || name.equals(".") || name.equals("..")) {
            return null;
        }
        Path directory = Path.of(parent, name).normalize();
        return library.files().isDirectory(directory) ? directory : null;
    }

    /// The attributes of one environment. Each is taken from the most specific declaration that sets it.
    private final class Attributes {
        private final String name;
        private final Settings local;
        private final Map<String, EnvironmentAttribute> own;
        private final Place place;

        Attributes(String name, Settings local, Map<String, EnvironmentAttribute> own, Place place) {
            this.name = name;
            this.local = local;
            this.own = own;
            this.place = place;
        }

        private @Nullable EnvironmentAttribute given(String attribute) {
            EnvironmentAttribute found = own.get(attribute);
            return found != null ? found : environments.defaults().get(attribute);
        }

        private boolean isGiven(String attribute) {
            return given(attribute) != null;
        }

        private String text(String attribute, String builtIn) {
            EnvironmentAttribute found = given(attribute);
            String text = found == null ? null : found.text();
            return text == null ? builtIn : local.interpolate(text);
        }

        Environment environment(@Nullable Path known) {
            Path directory = known == null ? directory() : known;
            Path manifests = directory.resolve(text("manifestdir", "manifests"));
            return environment(directory, manifests.resolve("site.pp"), manifests);
        }

        /// Where nothing says otherwise a manifest may also stand beside the one that declares environments.
        Environment automatic() {
            Path directory = directory();
            Path manifests = directory.resolve(text("manifestdir", "manifests"));
            Path usual = manifests.resolve("site.pp");
            FileTree files = library.files();
            Path beside = directory.resolve("site.pp");
            boolean missing = !isGiven("manifestdir") && !files.isFile(usual) && files.isFile(beside);
            return environment(directory, missing ? beside : usual, manifests);
        }

        private Environment environment(Path directory, Path usualManifest, Path manifests) {
            Path chosen = isGiven("manifest") ? manifests.resolve(text("manifest", "site.pp")).normalize() : null;
            return library.environments(settings, warnings)
                    .read(new EnvironmentPlan(
                            name,
                            directory,
                            isGiven("modulepath") ? text("modulepath", "modules") : null,
                            chosen,
                            usualManifest.normalize(),
                            directory.resolve(text("bindingsdir", "bindings")).normalize()));
        }

        private Path directory() {
            String text = text("envdir", local.require("confdir"));
            EnvironmentAttribute found = given("envdir");
            Place blamed = found == null ? place : found.place();
            if (!text.startsWith("/")) {
                throw SiteProblems.error(
                        BindingCode.B105,
                        blamed,
                        "Environment '" + name + "': envdir must be an absolute path, got '" + text + "'");
            }
            Path directory = Path.of(text).normalize();
            if (!library.files().isDirectory(directory)) {
                throw SiteProblems.error(
                        BindingCode.B102,
                        blamed,
                        "Environment '" + name + "': envdir '" + directory + "' is not a directory");
            }
            return directory;
        }
    }
}
