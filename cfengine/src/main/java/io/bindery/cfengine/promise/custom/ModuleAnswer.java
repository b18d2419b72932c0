package io.bindery.cfengine.promise.custom;

import io.bindery.cfengine.function.Level;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The answer of a promise module.
///
/// @param result  its result (`valid`, `kept`, `repaired`, ...); null if it gave none
/// @param classes the classes that it defines
/// @param logged  how many messages of each level it sent before
record ModuleAnswer(@Nullable String result, List<String> classes, Map<Level, Integer> logged) {
    ModuleAnswer {
        classes = List.copyOf(classes);
        logged = Map.copyOf(logged);
    }

    boolean hasLogged(Level level) {
        return logged.getOrDefault(level, 0) > 0;
    }

    boolean hasLoggedErrors() {
        return hasLogged(Level.CRITICAL) || hasLogged(Level.ERROR);
    }
}
