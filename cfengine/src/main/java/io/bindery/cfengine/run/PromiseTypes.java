package io.bindery.cfengine.run;

import io.bindery.cfengine.promise.ClassesType;
import io.bindery.cfengine.promise.DatabasesType;
import io.bindery.cfengine.promise.GuestEnvironmentsType;
import io.bindery.cfengine.promise.MethodsType;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.ReportsType;
import io.bindery.cfengine.promise.ServicesType;
import io.bindery.cfengine.promise.VarsType;
import io.bindery.cfengine.promise.command.CommandsType;
import io.bindery.cfengine.promise.file.FilesType;
import io.bindery.cfengine.promise.packages.PackagesType;
import io.bindery.cfengine.promise.process.ProcessesType;
import io.bindery.cfengine.promise.storage.StorageType;
import io.bindery.cfengine.promise.user.UsersType;
import org.jspecify.annotations.Nullable;

/// Finds a promise type of agent and common bundles by name; its class is loaded only then.
final class PromiseTypes {
    private PromiseTypes() {}

    static @Nullable PromiseType find(String name) {
        return switch (name) {
            case "vars", "meta", "defaults" -> new VarsType(name);
            case "classes" -> new ClassesType();
            case "commands" -> new CommandsType();
            case "databases" -> new DatabasesType();
            case "files" -> new FilesType();
            case "guest_environments" -> new GuestEnvironmentsType();
            case "methods" -> new MethodsType();
            case "packages" -> new PackagesType();
            case "processes" -> new ProcessesType();
            case "reports" -> new ReportsType();
            case "services" -> new ServicesType();
            case "storage" -> new StorageType();
            case "users" -> new UsersType();
            default -> null;
        };
    }
}
