package io.bindery.fleet.compile;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Libraries;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.NativeTypeSource;
import io.bindery.puppet.load.RubyCode;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Ruby for one state of the code. What Ruby code opens by itself is not witnessed, so it is looked through for whatever could read something
/// ([RubyReach]) whenever a compile uses it.
public final class StateRuby implements RubyCode, NativeTypeSource {
    private final RubyCode code;
    private final NativeTypeSource types;
    private final RubyReach reach;

    public StateRuby(FileTree files, RubyCode code, NativeTypeSource types) {
        this.code = code;
        this.types = types;
        this.reach = new RubyReach(files);
    }

    @Override
    public @Nullable Function function(String name, Path file, String text, Libraries libraries) {
        reach.note(file, text, libraries.directories());
        return code.function(name, file, text, libraries);
    }

    // A function that a file of another name defines is known only after that file was loaded, whenever that was.
    @Override
    public @Nullable Function defined(String name, Libraries libraries) {
        Function found = code.defined(name, libraries);
        if (found != null) {
            io.bindery.puppet.load.Looks.unseen("the Ruby function " + name + ", which a file of another name defines");
        }
        return found;
    }

    @Override
    public String render(@Nullable Path file, String text, Libraries libraries, Call call) {
        reach.note(file, RubyReach.codeOfTemplate(text), libraries.directories());
        return code.render(file, text, libraries, call);
    }

    @Override
    public @Nullable NativeType read(String name, Path file, String text, Libraries libraries) {
        reach.note(file, text, libraries.directories());
        return types.read(name, file, text, libraries);
    }
}
