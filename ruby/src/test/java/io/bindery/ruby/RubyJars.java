package io.bindery.ruby;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Objects;

/// The folder of JRuby's jar for tests: the one a launcher names, else where the class path has it.
final class RubyJars {
    private RubyJars() {}

    static Path folder() {
        String named = System.getProperty("bindery.ruby");
        if (named != null) {
            return Path.of(named);
        }
        URL found = RubyJars.class.getResource("/org/jruby/Ruby.class");
        if (found == null) {
            throw new AssertionError("JRuby is neither named by -Dbindery.ruby nor on the class path");
        }
        try {
            String jar = found.getPath().substring(0, found.getPath().indexOf('!'));
            return Objects.requireNonNull(Path.of(new URI(jar)).getParent());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
