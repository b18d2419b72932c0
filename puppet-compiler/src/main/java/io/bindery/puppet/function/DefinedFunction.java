package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.TypeType;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `defined`: whether at least one of the named things exists: a variable (`'$x'`), a class or resource type (`'name'`,
/// `Type[Class[x]]`), or a resource or class in the catalog (`File['/a']`, `Class['x']`).
final class DefinedFunction {
    static final Function FUNCTION = Function.named("defined")
            .repeatedlyAtLeastOnce("Variant[String, Type[CatalogEntry], Type[Type[CatalogEntry]]]", "vals")
            .with((call, arguments) -> Bool.of(any(call, arguments)));

    private DefinedFunction() {}

    private static boolean any(Call call, List<Value> values) {
        for (Value value : values) {
            if (defined(call, value)) {
                return true;
            }
        }
        return false;
    }

    private static boolean defined(Call call, Value value) {
        return switch (value) {
            case Str string -> named(call, string.value());
            case ResourceType type -> resource(call, type);
            case ClassType type -> call.catalog().find("class", className(type)) != null;
            case TypeType type when type.type() instanceof ResourceType inner -> resource(call, inner);
            case TypeType type when type.type() instanceof ClassType inner -> call.catalog().classExists(className(inner));
            case TypeType type -> false;
            default ->
                throw new EvaluationError("Invalid argument of type '" + RubyClass.name(value) + "' to 'defined'");
        };
    }

    private static boolean named(Call call, String name) {
        if (name.startsWith("$") && name.length() > 1) {
            return call.scope().lookup(name.substring(1)) != null;
        }
        if (name.isEmpty() || name.equals("main")) {
            return !name.isEmpty();
        }
        String relative = name.startsWith("::") ? name.substring(2) : name;
        return call.catalog().typeExists(relative) || call.catalog().classExists(relative);
    }

    private static boolean resource(Call call, ResourceType type) {
        String name = type.typeName();
        if (name == null) {
            throw new EvaluationError("The given resource type is a reference to all kind of types");
        }
        String title = type.title();
        return title == null ? call.catalog().typeExists(name) : call.catalog().find(name, title) != null;
    }

    private static String className(ClassType type) {
        String name = type.className();
        if (name == null) {
            throw new EvaluationError("The given class type is a reference to all classes");
        }
        return name;
    }
}
