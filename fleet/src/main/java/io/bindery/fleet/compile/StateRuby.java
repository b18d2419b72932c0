package io.bindery.fleet.compile;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.NativeTypeSource;
import io.bindery.puppet.load.RubyCode;
import io.bindery.ruby.EngineLeases;
import io.bindery.ruby.RubyBridge;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Ruby for one state of the code. Files that Ruby code opens by itself are not recorded, so the code of each compile is searched
/// for anything that could read something ([RubyReach]).
public final class StateRuby implements RubyCode, NativeTypeSource {
    private final Function<Libraries, RubyBridge> bridges;
    private final RubyReach reach;

    /// @param bridges the Ruby that sees these libraries at this state
    StateRuby(FileTree files, Function<Libraries, RubyBridge> bridges) {
        this.bridges = bridges;
        this.reach = new RubyReach(files);
    }

    @Override
    public <T> T during(Supplier<T> compile) {
        return EngineLeases.during(compile);
    }

    @Override
    public io.bindery.puppet.eval.@Nullable Function function(String name, Path file, String text, Libraries libraries) {
        reach.note(file, text, libraries.directories());
        return bridges.apply(libraries).function(name, file, text, libraries);
    }

    // A function that a file of another name defines is known only after that file was loaded, whenever that was.
    @Override
    public io.bindery.puppet.eval.@Nullable Function defined(String name, Libraries libraries) {
        io.bindery.puppet.eval.Function found = bridges.apply(libraries).defined(name, libraries);
        if (found != null) {
            Looks.unseen("the Ruby function " + name + ", which a file of another name defines");
        }
        return found;
    }

    @Override
    public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
        reach.note(file, RubyReach.codeOfTemplate(text), libraries.directories());
        return bridges.apply(libraries).render(file, text, libraries, call);
    }

    @Override
    public @Nullable NativeType read(String name, Path file, String text, Libraries libraries) {
        reach.note(file, text, libraries.directories());
        return bridges.apply(libraries).read(name, file, text, libraries);
    }
}
