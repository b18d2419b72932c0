package io.bindery.ruby.jruby;

import io.bindery.ruby.FactEngine;
import io.bindery.ruby.RubyEngine;
import io.bindery.ruby.RubyError;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jruby.RubyInstanceConfig;
import org.jruby.embed.EvalFailedException;
import org.jruby.embed.LocalContextScope;
import org.jruby.embed.LocalVariableBehavior;
import org.jruby.embed.ScriptingContainer;
import org.jspecify.annotations.Nullable;

/// The Ruby engine for custom facts. They are resolved once, so JRuby's compiler is off.
public final class JRubyFactEngine implements FactEngine {
    private final ScriptingContainer container;
    private final Object facter;

    /// Made by name, through the class loader that holds JRuby.
    public JRubyFactEngine() throws IOException {
        container = new ScriptingContainer(LocalContextScope.SINGLETHREAD, LocalVariableBehavior.TRANSIENT);
        container.getProvider().getRubyInstanceConfig().setExternalEncoding("UTF-8");
        container.setCompileMode(RubyInstanceConfig.CompileMode.OFF);
        try (InputStream stream = RubyEngine.class.getResourceAsStream("facts.rb")) {
            container.runScriptlet(new String(Objects.requireNonNull(stream, "facts.rb").readAllBytes(), StandardCharsets.UTF_8));
        }
        facter = container.runScriptlet("Facter");
    }

    @Override
    public String resolve(
            List<String> files, Predicate<String> wanted, Function<String, @Nullable String> known, Programs programs,
            BiConsumer<String, String> messages)
            throws RubyError {
        try {
            return container.callMethod(facter, "resolve_all", new Object[] {files, wanted, known, programs, messages}, String.class);
        } catch (EvalFailedException e) {
            throw new RubyError(RubyError.Kind.ERROR, String.valueOf(e.getMessage()), "", 0, null);
        }
    }

    @Override
    public void close() {
        container.terminate();
    }
}
