package io.bindery.hiera.bind.extend;

import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/// The extensions: services on the class path and in jars in the `lib/java` of modules. Each is loaded when it is first needed.
public final class Extensions {
    public static final Extensions NONE = new Extensions(List.of());

    private final List<Path> jars;
    private volatile @Nullable ClassLoader loader;

    /// @param jars of modules
    public Extensions(List<Path> jars) {
        this.jars = List.copyOf(jars);
    }

    private ClassLoader loader() {
        ClassLoader known = loader;
        if (known == null) {
            synchronized (this) {
                known = loader == null ? open() : loader;
                loader = known;
            }
        }
        return known;
    }

    private ClassLoader open() {
        ClassLoader parent = Extensions.class.getClassLoader();
        if (jars.isEmpty()) {
            return parent;
        }
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            try {
                urls.add(jar.toUri().toURL());
            } catch (MalformedURLException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), parent);
    }

    /// All services of a kind.
    public <T> List<T> services(Class<T> kind) {
        return ServiceLoader.load(kind, loader()).stream().map(ServiceLoader.Provider::get).toList();
    }

    public @Nullable ProducerFactory producer(String name) {
        for (ProducerFactory factory : services(ProducerFactory.class)) {
            if (factory.name().equals(name)) {
                return factory;
            }
        }
        return find(name) instanceof Class<?> type && ProducerFactory.class.isAssignableFrom(type)
                ? (ProducerFactory) instantiate(type, Injector.NONE, Map.of())
                : null;
    }

    /// What a supply of an extension's own bindings makes before there is an injector; null if it needs one.
    public @Nullable Object made(Supply supply) {
        return switch (supply.producer()) {
            case ProducerDescriptor.Constant(RuntimeObject(Object object)) -> object;
            case ProducerDescriptor.Instance(String name) ->
                find(name) instanceof Class<?> type ? instantiate(type, Injector.NONE, Map.of()) : null;
            case ProducerDescriptor.Constant _, ProducerDescriptor.Evaluating _, ProducerDescriptor.Referring _,
                    ProducerDescriptor.Querying _, ProducerDescriptor.Delegating _, ProducerDescriptor.Part _ -> null;
        };
    }

    /// A class by its short name, or by its full one.
    public @Nullable Class<?> find(String name) {
        for (RuntimeNames names : services(RuntimeNames.class)) {
            Class<?> known = names.classes().get(name);
            if (known != null) {
                return known;
            }
        }
        try {
            return name.indexOf('.') > 0 ? Class.forName(name, true, loader()) : null;
        } catch (ClassNotFoundException unknown) {
            return null;
        }
    }

    /// A new object: by a static method `inject`, else by the constructor whose parameters are all given by name, else by the one
    /// without parameters.
    public Object instantiate(Class<?> type, Injector injector, Map<String, Object> arguments) {
        try {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals("inject") && Modifier.isStatic(method.getModifiers())) {
                    return method.invoke(null, given(method.getParameterTypes(), injector, arguments));
                }
            }
            for (Constructor<?> constructor : type.getConstructors()) {
                if (!arguments.isEmpty() && isFor(constructor.getParameters(), arguments)) {
                    return constructor.newInstance(named(constructor.getParameters(), arguments));
                }
            }
            return type.getConstructor().newInstance();
        } catch (InvocationTargetException failed) {
            throw new BindingsError(
                    BindingCode.B501, "Could not make a " + type.getName() + ": " + failed.getCause(), SourceLocation.NONE);
        } catch (ReflectiveOperationException impossible) {
            throw new BindingsError(
                    BindingCode.B501, "Could not make a " + type.getName() + ": " + impossible.getMessage(), SourceLocation.NONE);
        }
    }

    private static @Nullable Object[] given(Class<?>[] types, Injector injector, Map<String, Object> arguments) {
        @Nullable Object[] given = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            given[i] = types[i].isInstance(injector) ? injector : types[i].isInstance(arguments) ? arguments : null;
        }
        return given;
    }

    private static boolean isFor(Parameter[] parameters, Map<String, Object> arguments) {
        if (parameters.length != arguments.size()) {
            return false;
        }
        for (Parameter parameter : parameters) {
            if (!parameter.isNamePresent() || !arguments.containsKey(parameter.getName())) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Object[] named(Parameter[] parameters, Map<String, Object> arguments) {
        @Nullable Object[] named = new Object[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            named[i] = arguments.get(parameters[i].getName());
        }
        return named;
    }
}
