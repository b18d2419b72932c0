package io.bindery.ruby;

import io.bindery.puppet.value.Value;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A running Ruby with Puppet's interface, for one environment. Several threads may use it; they take turns.
///
/// The only implementation is loaded by a class loader of its own, so that JRuby is not loaded before it is needed.
public interface RubyEngine extends AutoCloseable {
    /// Loads a file and returns the functions it defined.
    List<RubyFunction> load(String path, String text) throws RubyError;

    /// Calls a function that was loaded.
    Value call(String name, String method, List<Value> arguments, @Nullable RubyBlock block, RubyScope scope) throws RubyError;

    /// Renders an ERB template; compiled once for each text.
    String render(String path, String text, RubyScope scope) throws RubyError;

    /// What the file of a resource type declares: name, parameters, namevars, title patterns.
    Map<String, Object> describeType(String path, String text, String name) throws RubyError;

    /// What a function of a title pattern makes of the text of a group.
    ///
    /// @param function its number in the description of the type
    String changeTitle(int function, String text) throws RubyError;

    /// The description of a type with its providers, as `generate types` writes it.
    Map<String, Object> documentType(String path, String text, String name) throws RubyError;

    /// Adds a folder to the load path, for `require`.
    void addLoadPath(String folder);

    /// How long threads have waited for each other's turns, in all.
    Duration waited();

    @Override
    void close();
}
