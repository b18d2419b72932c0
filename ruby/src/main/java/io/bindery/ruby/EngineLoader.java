package io.bindery.ruby;

import io.bindery.puppet.load.DiskTree;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The class loader that holds JRuby and the few of our classes that know it. All other classes come from the product's own
/// loader, so that no other code can use JRuby by accident.
///
/// Commands that will probably need Ruby have JRuby on the class path instead, because only the product's own loader gets classes
/// from the AOT cache at full speed: a compile that calls one function took 1.6 s of CPU with this loader and 1.1 s without.
final class EngineLoader extends URLClassLoader {
    private static final String OURS = "io.bindery.ruby.jruby.";

    /// Settings of JRuby, unless they are given on the command line. Call sites made with `invokedynamic` take so long to warm up that the
    /// first hundred catalogs of a big site cost a quarter more, and methods are compiled sooner than JRuby would by itself.
    private static final Map<String, String> SETTINGS = Map.of("jruby.compile.invokedynamic", "false", "jruby.jit.threshold", "20");

    /// One for all engines: each has a runtime of its own, with all that Ruby code can reach, but JRuby's code is loaded and compiled once.
    private static final Map<List<Path>, ClassLoader> LOADERS = new ConcurrentHashMap<>();

    private EngineLoader(URL[] jars, ClassLoader parent) {
        super(jars, parent);
    }

    /// Starts an engine for functions, templates and types.
    ///
    /// @param folder the folder with JRuby's jar; null where Ruby is not to be had
    static RubyEngine start(@Nullable Path folder) throws RubyUnavailable {
        return (RubyEngine) start(folder, "JRubyEngine");
    }

    /// Starts an engine for custom facts.
    ///
    /// @param folder the folder with JRuby's jar; null where Ruby is not to be had
    static FactEngine startFacts(@Nullable Path folder) throws RubyUnavailable {
        return (FactEngine) start(folder, "JRubyFactEngine");
    }

    private static ClassLoader loader(@Nullable Path folder) throws RubyUnavailable, MalformedURLException {
        List<Path> jars = jars(folder);
        ClassLoader known = LOADERS.get(jars);
        if (known == null) {
            known = made(jars, RubyEngine.class.getClassLoader());
            LOADERS.put(jars, known);
        }
        return known;
    }

    private static ClassLoader made(List<Path> jars, ClassLoader product) throws MalformedURLException {
        if (holdsRuby(product)) {
            return product;
        }
        URL[] urls = new URL[jars.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = jars.get(i).toUri().toURL();
        }
        return new EngineLoader(urls, product);
    }

    private static boolean holdsRuby(ClassLoader product) {
        try {
            Class.forName("org.jruby.Ruby", false, product);
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    private static List<Path> jars(@Nullable Path folder) throws RubyUnavailable {
        if (folder == null || !DiskTree.DISK.isDirectory(folder)) {
            throw new RubyUnavailable("JRuby is not installed beside Bindery");
        }
        List<Path> found = DiskTree.DISK.names(folder).stream()
                .filter(name -> name.endsWith(".jar"))
                .map(folder::resolve)
                .toList();
        if (found.isEmpty()) {
            throw new RubyUnavailable("there is no jar in " + folder);
        }
        return found;
    }

    private static Object start(@Nullable Path folder, String engine) throws RubyUnavailable {
        try {
            SETTINGS.forEach(System.getProperties()::putIfAbsent);
            return start(loader(folder), engine);
        } catch (InvocationTargetException e) {
            throw new RubyUnavailable("JRuby could not be started: " + e.getCause());
        } catch (MalformedURLException | ReflectiveOperationException | LinkageError e) {
            throw new RubyUnavailable("JRuby could not be started: " + e);
        }
    }

    // JRuby looks for its own files through the thread's class loader.
    private static Object start(ClassLoader loader, String engine) throws ReflectiveOperationException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return loader.loadClass(OURS + engine).getConstructor().newInstance();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : defineOurs(name);
        }
    }

    private Class<?> defineOurs(String name) throws ClassNotFoundException {
        try (InputStream stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (stream == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = stream.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
