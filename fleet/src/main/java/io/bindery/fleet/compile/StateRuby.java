package io.bindery.fleet.compile;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.NativeTypeSource;
import io.bindery.puppet.load.RubyCode;
import io.bindery.ruby.EngineLeases;
import io.bindery.ruby.OpenedFiles;
import io.bindery.ruby.RubyBridge;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Ruby for one state of the code. Files of the state that Ruby code opens by itself are found and recorded ([OpenedFiles]). The code of each compile is
/// searched for anything else that it could read ([RubyReach]).
public final class StateRuby implements RubyCode, NativeTypeSource {
    private final FileTree files;
    private final Function<Libraries, RubyBridge> bridges;
    private final Function<Libraries, RubyBridge> own;
    private final RubyReach reach;
    private volatile boolean ownUsed;

    /// @param bridges the Ruby that sees these libraries at this state, and maybe serves other states too
    /// @param own the same, for this state alone
    StateRuby(FileTree files, Function<Libraries, RubyBridge> bridges, Function<Libraries, RubyBridge> own) {
        this.files = files;
        this.bridges = bridges;
        this.own = own;
        this.reach = new RubyReach(files);
    }

    // What code keeps of the files of one state must not be found at another.
    private RubyBridge bridge(boolean remembersFiles, Libraries libraries) {
        ownUsed |= remembersFiles;
        return (remembersFiles ? own : bridges).apply(libraries);
    }

    @Override
    public <T> T during(Supplier<T> compile) {
        return OpenedFiles.during(files, () -> EngineLeases.during(compile));
    }

    @Override
    public io.bindery.puppet.eval.@Nullable Function function(String name, Path file, String text, Libraries libraries) {
        return bridge(reach.note(file, text, libraries.directories()), libraries).function(name, file, text, libraries);
    }

    // A function that a file of another name defines is known only after that file was loaded, whenever that was.
    @Override
    public io.bindery.puppet.eval.@Nullable Function defined(String name, Libraries libraries) {
        io.bindery.puppet.eval.Function shared = bridges.apply(libraries).defined(name, libraries);
        io.bindery.puppet.eval.Function found = shared == null && ownUsed ? own.apply(libraries).defined(name, libraries) : shared;
        if (found != null) {
            Looks.unseen("the Ruby function " + name + ", which a file of another name defines");
        }
        return found;
    }

    @Override
    public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
        boolean remembers = reach.note(file, RubyReach.codeOfTemplate(text), libraries.directories());
        return bridge(remembers, libraries).render(file, text, libraries, call);
    }

    @Override
    public @Nullable NativeType read(String name, Path file, String text, Libraries libraries) {
        reach.note(file, text, libraries.directories());
        return bridges.apply(libraries).read(name, file, text, libraries);
    }
}
