package io.bindery.puppet.load;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// Reads facts: JSON or YAML, a plain hash or one with `name` and `values`, also in the format of Puppet's own cache.
public final class FactsFile {
    private static final Pattern RUBY_OBJECT = Pattern.compile("(?m)^--- *!ruby/object:Puppet::Node::Facts *$");

    private FactsFile() {}

    /// @throws LoadError if the file does not exist or holds no facts
    public static Hash read(FileTree files, Path file) {
        String text = files.text(file);
        if (text == null) {
            throw new LoadError("Could not read facts from " + file + ": No such file or directory");
        }
        return parse(new SourceFile(file.toString(), text));
    }

    public static Hash parse(SourceFile source) {
        try {
            Value read = source.text().stripLeading().startsWith("{")
                    ? JsonReader.read(source, ValueBuilder.VALUES)
                    : YamlReader.read(plain(source), ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
            if (read instanceof Hash hash) {
                return values(hash);
            }
        } catch (DataError broken) {
            throw new LoadError("Could not read facts from " + source.name() + ": " + broken.text());
        }
        throw new LoadError("Could not read facts from " + source.name() + ": Expected a hash of facts");
    }

    // The object's class is the only thing in such a file that a safe reader would refuse.
    private static SourceFile plain(SourceFile source) {
        return new SourceFile(source.name(), RUBY_OBJECT.matcher(source.text()).replaceFirst("---"));
    }

    private static Hash values(Hash read) {
        return read.get("values") instanceof Hash values && read.get("name") instanceof Str ? values : read;
    }
}
