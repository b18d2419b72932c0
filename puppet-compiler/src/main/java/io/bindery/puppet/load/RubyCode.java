package io.bindery.puppet.load;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Functions and templates written in Ruby. The Ruby bridge implements it; without a bridge each use is an error that names the
/// file.
public interface RubyCode {
    RubyCode NONE = new RubyCode() {
        @Override
        public @Nullable Function function(String name, Path file, String text, Libraries libraries) {
            throw new EvaluationError("The function '" + name + "' is written in Ruby (" + file + "), and Ruby is not available here");
        }

        @Override
        public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
            String template = file == null ? "An inline ERB template" : "The ERB template " + file;
            throw new EvaluationError(template + " needs Ruby, which is not available here");
        }
    };

    /// Does the work of a compile, which may have a Ruby of its own until it ends.
    default <T> T during(Supplier<T> compile) {
        return compile.get();
    }

    /// The function a file defines, or null if it defines none of that name.
    ///
    /// @param text what the file says
    /// @param libraries the `lib` directories of all modules, which it may require from
    @Nullable Function function(String name, Path file, String text, Libraries libraries);

    /// A function that an already loaded file of another name defines; null if no loaded file defines it.
    default @Nullable Function defined(String name, Libraries libraries) {
        return null;
    }

    /// The text an ERB template gives for a call.
    ///
    /// @param file where the template is from; null for one given as text
    String render(@Nullable Path file, String text, Libraries libraries, Call call);
}
