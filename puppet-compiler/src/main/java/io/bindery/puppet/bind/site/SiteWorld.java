package io.bindery.puppet.bind.site;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The world as the expressions of `site` statements see it: everything except the injector, which is built from their values.
final class SiteWorld implements World {
    private final World world;
    private Injector injector = Injector.forbidden("categorizing");

    SiteWorld(World world) {
        this.world = world;
    }

    /// What is being done, for those who ask for the injector.
    void enter(String activity) {
        injector = Injector.forbidden(activity);
    }

    @Override
    public Injector injector() {
        return injector;
    }

    @Override
    public @Nullable String fileText(String path) {
        return world.fileText(path);
    }

    @Override
    public byte @Nullable [] fileBytes(String path) {
        return world.fileBytes(path);
    }

    @Override
    public boolean fileExists(String path) {
        return world.fileExists(path);
    }

    @Override
    public List<String> fileNames(String path) {
        return world.fileNames(path);
    }

    @Override
    public boolean isDirectory(String path) {
        return world.isDirectory(path);
    }

    @Override
    public boolean hasLegacyFunction(String name) {
        return world.hasLegacyFunction(name);
    }

    @Override
    public List<String> moduleNames() {
        return world.moduleNames();
    }

    @Override
    public List<ResourceQueryService.Remote> remoteResources(String type) {
        return world.remoteResources(type);
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        return world.moduleDirectory(module);
    }

    @Override
    public Lookup lookup() {
        return world.lookup();
    }

    @Override
    public boolean mayRunCommands() {
        return world.mayRunCommands();
    }

    @Override
    public @Nullable String commandOutput(List<String> command) {
        return world.commandOutput(command);
    }

    @Override
    public String erb(@Nullable String path, String text, Call call) {
        return world.erb(path, text, call);
    }

    @Override
    public void log(LogLevel level, @Nullable String source, String message) {
        world.log(level, source, message);
    }
}
