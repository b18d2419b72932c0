package io.bindery.puppet.compile;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.ModuleFile;
import io.bindery.puppet.load.Snapshot;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The Ruby file of a function in a module of a snapshot.
record RubyFunctionFile(String name, Snapshot.RubyFile found, Snapshot snapshot) implements ModuleFile {
    @Override
    public String module() {
        return found.module();
    }

    @Override
    public @Nullable String text() {
        return snapshot.text(found.file());
    }

    @Override
    public <T> T remembered(Class<T> kind, Supplier<T> work) {
        return snapshot.derived(List.of(kind, found.file()), kind, work);
    }

    @Nullable Function function() {
        String text = text();
        return text == null ? null : snapshot.ruby().function(name, found.file(), text, snapshot.libraries());
    }

    @Override
    public Function original() {
        Function function = function();
        if (function == null) {
            throw new EvaluationError("Unknown function: '" + name + "'");
        }
        return function;
    }
}
