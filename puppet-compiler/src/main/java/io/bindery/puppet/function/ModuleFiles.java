package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds files named by an absolute path or by `module/path`.
final class ModuleFiles {
    private ModuleFiles() {}

    /// The absolute path of a file, which need not be there; null if its module is not.
    ///
    /// @param folder where a module keeps such files: `files` or `templates`
    private static @Nullable String path(World world, String name, String folder) {
        if (name.startsWith("/")) {
            return name;
        }
        int slash = name.indexOf('/');
        String module = slash < 0 ? null : world.moduleDirectory(name.substring(0, slash));
        return module == null || leaves(folder + "/" + name.substring(slash + 1)) ? null : module + "/" + folder + "/" + name.substring(slash + 1);
    }

    /// Whether a path leads out of the directory that it begins in. Puppet follows it; here a name stays in its module.
    private static boolean leaves(String path) {
        int depth = 0;
        for (String step : path.split("/")) {
            depth += step.equals("..") ? -1 : step.isEmpty() || step.equals(".") ? 0 : 1;
            if (depth < 0) {
                return true;
            }
        }
        return false;
    }

    /// The absolute path of the first of these files that is there, or null.
    static @Nullable String find(World world, List<String> names, String folder) {
        for (String name : names) {
            String path = path(world, name, folder);
            if (path != null && world.fileExists(path)) {
                return path;
            }
        }
        return null;
    }

    /// `find_file` and `find_template`.
    static Function function(String name, String folder) {
        return Function.named(name)
                .repeatedly("String", "paths")
                .with((call, arguments) -> found(call, arguments, folder))
                .repeatedly("Array[String]", "paths_array")
                .with((call, arguments) -> found(call, only(arguments), folder));
    }

    // As Puppet does: an array is taken alone, more than one is an error of Ruby's.
    static List<Value> only(List<Value> arguments) {
        if (arguments.size() != 1) {
            throw new EvaluationError("wrong number of arguments (given " + (arguments.size() + 1) + ", expected 2)");
        }
        return Arguments.array(arguments, 0);
    }

    private static Value found(Call call, List<Value> names, String folder) {
        String path = find(call.world(), names.stream().map(RubyText::of).toList(), folder);
        return path == null ? Undef.UNDEF : Str.of(path);
    }
}
