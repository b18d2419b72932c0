package io.bindery.hiera.bind.runtime;

import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Value;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A Java object as a value of the language.
public record RuntimeObject(Object object) implements ObjectValue, KeyedAccess {
    @Override
    public TypeValue type() {
        return new RuntimeType("java", Str.of(object.getClass().getName()));
    }

    @Override
    public @Nullable Value attribute(String name) {
        return at(name);
    }

    /// By its own keyed access, as a map, or by a getter.
    @Override
    public @Nullable Value at(String key) {
        return switch (object) {
            case KeyedAccess keyed -> keyed.at(key);
            case Map<?, ?> map -> JavaValues.orNull(map.get(key));
            default -> property(key);
        };
    }

    private @Nullable Value property(String name) {
        String getter = "get" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        for (Method method : object.getClass().getMethods()) {
            boolean named = method.getName().equals(getter) || method.getName().equals(name);
            if (named && method.getParameterCount() == 0 && method.getReturnType() != void.class) {
                return read(method);
            }
        }
        return null;
    }

    private @Nullable Value read(Method method) {
        try {
            method.trySetAccessible();
            return JavaValues.orNull(method.invoke(object));
        } catch (ReflectiveOperationException hidden) {
            return null;
        }
    }

    /// The name of its class: what an object prints of itself may change from run to run.
    @Override
    public String toString() {
        return object.getClass().getName();
    }

    /// Whether the object is of a class with that name, be it short.
    public boolean isA(String name) {
        return isA(object.getClass(), name);
    }

    private static boolean isA(@Nullable Class<?> type, String name) {
        if (type == null) {
            return false;
        }
        if (type.getName().equals(name) || type.getSimpleName().equals(name) || isA(type.getSuperclass(), name)) {
            return true;
        }
        for (Class<?> implemented : type.getInterfaces()) {
            if (isA(implemented, name)) {
                return true;
            }
        }
        return false;
    }
}
