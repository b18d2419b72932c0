package io.bindery.ruby.jruby;

import java.io.IOException;
import java.net.URL;
import java.util.Enumeration;
import java.util.regex.Pattern;
import org.jruby.Ruby;
import org.jruby.api.Error;
import org.jruby.util.Loader;

/// Keeps Ruby code from loading Java classes by name. JRuby asks this loader first for every class that Ruby code names. The
/// extensions that Ruby's own libraries consist of are left to JRuby; for any other name the request fails, so that JRuby tries
/// nothing further.
final class SealedClasses implements Loader {
    private static final Pattern EXTENSION = Pattern.compile("org\\.jruby\\.ext\\.(?!jruby\\.|ffi\\.)[\\w.]+|json\\.ext\\.(?:Parser|Generator)Service");

    private final Ruby runtime;

    private SealedClasses(Ruby runtime) {
        this.runtime = runtime;
    }

    /// From now on no class can be named. What the engine itself needs of Java has to be loaded by then.
    static void seal(Ruby runtime) {
        runtime.getInstanceConfig().addLoader(new SealedClasses(runtime));
    }

    @Override
    public Class<?> loadClass(String name) throws ClassNotFoundException {
        if (EXTENSION.matcher(name).matches()) {
            throw new ClassNotFoundException(name);
        }
        throw Error.nameError(runtime.getCurrentContext(), "Java is not available to Ruby code: " + name, name);
    }

    @Override
    public URL getResource(String path) {
        return runtime.getJRubyClassLoader().getResource(path);
    }

    @Override
    public Enumeration<URL> getResources(String path) throws IOException {
        return runtime.getJRubyClassLoader().getResources(path);
    }

    @Override
    public ClassLoader getClassLoader() {
        return runtime.getJRubyClassLoader();
    }
}
