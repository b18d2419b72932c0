package io.bindery.cli.epp;

import io.bindery.cli.line.Flags;
import io.bindery.data.DataError;
import io.bindery.data.YamlOptions;
import io.bindery.data.YamlReader;
import io.bindery.puppet.compile.TemplateDesk;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The values for a template's parameters that the flags of `epp render` give.
final class TemplateValues {
    private final @Nullable String file;
    private final @Nullable String code;

    TemplateValues(Flags flags) {
        this.file = flags.value("values-file");
        this.code = flags.value("values");
    }

    /// The values, or null if none are given at all. Programs are evaluated for each template anew.
    @Nullable Hash of(TemplateDesk desk) {
        Hash under = file == null ? null : hash("--values-file", ofFile(file, desk));
        Hash over = code == null ? null : hash("--values", desk.evaluate(new SourceFile("values-hash", code)));
        if (under == null || over == null) {
            return under == null ? over : under;
        }
        SequencedMap<Value, Value> all = new LinkedHashMap<>(under.entries());
        all.putAll(over.entries());
        return Hash.owning(all);
    }

    private static Value ofFile(String file, TemplateDesk desk) {
        if (!file.endsWith(".yaml") && !file.endsWith(".pp")) {
            throw new LoadError("Only .yaml or .pp can be used as a --values-file");
        }
        String text = DiskTree.DISK.text(Path.of(file));
        if (text == null) {
            throw new LoadError("Could not load --values-file " + file + ": No such file or directory");
        }
        SourceFile source = new SourceFile(file, text);
        try {
            return file.endsWith(".pp") ? desk.evaluate(source) : YamlReader.read(source, ValueBuilder.VALUES, YamlOptions.WITH_SYMBOLS);
        } catch (DataError broken) {
            throw new LoadError("Could not load --values-file " + broken.text());
        }
    }

    private static @Nullable Hash hash(String flag, Value value) {
        if (value instanceof Hash hash) {
            return hash;
        }
        if (value == Undef.UNDEF) {
            return null;
        }
        throw new LoadError(flag + " must evaluate to a Hash or undef");
    }
}
