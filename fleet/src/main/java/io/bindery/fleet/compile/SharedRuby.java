package io.bindery.fleet.compile;

import io.bindery.fleet.code.CodeState;
import io.bindery.puppet.load.Libraries;
import io.bindery.ruby.RubyBridge;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Ruby for several states of the code. States with the same versions of all modules that have libraries share an engine, because
/// starting one takes seconds.
public final class SharedRuby {
    private static final int MOST_BRIDGES = 3;

    private final Function<UnaryOperator<Path>, RubyBridge> starting;
    /// The bridges used last. A history goes through many states; an engine is as big as a hundred catalogs.
    private final Map<Seen, RubyBridge> bridges = new LinkedHashMap<>(MOST_BRIDGES, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Seen, RubyBridge> eldest) {
            return size() > MOST_BRIDGES;
        }
    };

    /// The code that Ruby can see.
    ///
    /// @param modules the identities of the modules with libraries
    /// @param version of the only state that uses it; empty where others may
    private record Seen(Libraries libraries, List<String> modules, String version) {}

    /// @param starting makes a bridge, with where the files of a state are on the disk
    public SharedRuby(Function<UnaryOperator<Path>, RubyBridge> starting) {
        this.starting = starting;
    }

    /// Ruby at a state.
    public StateRuby at(CodeState state) {
        return new StateRuby(state.files(), bridges(state, ""), bridges(state, state.version() + "\0" + System.identityHashCode(state)));
    }

    private Function<Libraries, RubyBridge> bridges(CodeState state, String version) {
        Map<Libraries, RubyBridge> known = new ConcurrentHashMap<>();
        return libraries -> {
            RubyBridge bridge = known.get(libraries);
            if (bridge == null) {
                bridge = bridge(seen(state, libraries, version), state);
                known.put(libraries, bridge);
            }
            return bridge;
        };
    }

    private synchronized RubyBridge bridge(Seen seen, CodeState state) {
        return bridges.computeIfAbsent(seen, asked -> starting.apply(state::onDisk));
    }

    private static Seen seen(CodeState state, Libraries libraries, String version) {
        List<String> modules = new ArrayList<>();
        for (Path library : libraries.directories()) {
            @Nullable Path module = library.getParent();
            modules.add(state.identity(module == null ? library : module));
        }
        return new Seen(libraries, modules, version);
    }
}
