package io.bindery.hiera;

import io.bindery.files.FileStamp;
import io.bindery.files.RefusedFileException;
import io.bindery.files.FileView;
import io.bindery.hiera.eyaml.EyamlKeys;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The data files that all lookups share. Each is parsed once, and again after it changes.
public final class Hiera {
    private final FileView disk;
    private final Map<Path, Read> files = new ConcurrentHashMap<>();
    private final Map<MadeOf, Made> made = new ConcurrentHashMap<>();
    private final Map<Hash, Unlocked> keys = new ConcurrentHashMap<>();
    private final Map<CheckedAs, Checked> checked = new ConcurrentHashMap<>();
    private final Merges merges = new Merges();

    /// @param disk what data and configuration are read from
    public Hiera(FileView disk) {
        this.disk = disk;
    }

    /// What data and configuration are read from.
    public FileView files() {
        return disk;
    }

    boolean exists(Path file) {
        return disk.exists(file);
    }

    /// The result of reading a file: its data, or the error.
    private record Read(FileStamp stamp, Object content) {}

    /// What `make` makes of a file's text, kept until the file changes.
    private <T> T cached(Path file, Class<T> type, Function<SourceFile, T> make, Predicate<T> fits) {
        FileStamp stamp = disk.stamp(file);
        Read known = files.get(file);
        if (known != null && known.stamp().equals(stamp) && type.isInstance(known.content()) && fits.test(type.cast(known.content()))) {
            return type.cast(known.content());
        }
        T made = make.apply(new SourceFile(file.toString(), text(file)));
        if (files.put(file, new Read(stamp, made)) != null) {
            merges.forget();
        }
        return made;
    }

    /// The text of a file.
    String text(Path file) {
        try {
            byte[] bytes = disk.bytes(file);
            if (bytes == null) {
                throw unreadable(file);
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notUtf8) {
            throw new LookupError("Unable to parse (" + file + "): invalid leading UTF-8 octet at line 1 column 1");
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause() instanceof RefusedFileException refused ? LookupError.foreign(refused.getReason() + " @ rb_sysopen - " + file) : unreadable(file);
        }
    }

    private LookupError unreadable(Path file) {
        if (disk.isDirectory(file)) {
            return LookupError.foreign("Is a directory @ io_fread - " + file);
        }
        if (disk.exists(file)) {
            return LookupError.foreign("Permission denied @ rb_sysopen - " + file);
        }
        return LookupError.foreign("No such file or directory @ rb_sysopen - " + file);
    }

    Merges merges() {
        return merges;
    }

    /// The key for encrypted values that the options of a hierarchy entry name.
    EyamlKeys eyamlKeys(Hash options) throws EyamlKeys.Refused {
        List<FileStamp> stamps = EyamlKeys.stamps(options, disk);
        Unlocked known = keys.get(options);
        if (known == null || !known.stamps().equals(stamps)) {
            known = new Unlocked(stamps, EyamlKeys.of(options, disk, System::getenv));
            keys.put(options, known);
        }
        return known.keys();
    }

    /// Cache key: lookup keys, and the states of the files they came from.
    private record Unlocked(List<FileStamp> stamps, EyamlKeys keys) {}

    DataHash data(Path file, DataFormat format, Strict strict) {
        return cached(file, Data.class, source -> new Data(format, strict, format.hash(source, strict)), known -> known.isFor(format, strict)).hash();
    }

    /// Reads the data of a file in a format. The setting `strict` decides whether content other than a hash is an error.
    private record Data(DataFormat format, Strict strict, DataHash hash) {
        boolean isFor(DataFormat wanted, Strict strictness) {
            return format == wanted && strict == strictness;
        }
    }

    /// What a data function made of a file's text, kept until the file changes.
    ///
    /// @param keeper whose it is: values that only one Ruby engine can read are made for each engine
    Value made(Path file, Object keeper, Function<String, Value> make) {
        FileStamp stamp = disk.stamp(file);
        MadeOf key = new MadeOf(file, keeper);
        Made known = made.get(key);
        if (known == null || !known.stamp().equals(stamp)) {
            known = new Made(stamp, make.apply(text(file)));
            made.put(key, known);
        }
        return known.value();
    }

    private record MadeOf(Path file, Object keeper) {}

    private record Made(FileStamp stamp, Value value) {}

    /// A configuration file's content, null if the file does not exist.
    @Nullable Hash config(Path file, Surroundings surroundings) {
        if (!exists(file)) {
            return null;
        }
        Value content = cached(file, Parsed.class, Hiera::parseConfig, known -> true).value();
        if (content instanceof Hash hash) {
            return hash;
        }
        surroundings.warning(file
                + ": File exists but does not contain a valid YAML hash. Falling back to Hiera version 3 default config");
        return Hash.EMPTY;
    }

    /// A configuration after its checks, which are made once while the file stays as it is. Those of old versions are made again: they have
    /// something to say to each compile.
    @SuppressWarnings("ReferenceEquality") // the content is the same object until the file changes
    HieraConfig checked(Path file, LayerKind layer, @Nullable Hash content, Supplier<HieraConfig> check) {
        CheckedAs key = new CheckedAs(file, layer);
        Checked known = checked.get(key);
        if (known != null && known.content() == content) {
            return known.config();
        }
        HieraConfig config = check.get();
        if (content != null && config.version() >= 5) {
            checked.put(key, new Checked(content, config));
        }
        return config;
    }

    private record CheckedAs(Path file, LayerKind layer) {}

    private record Checked(Hash content, HieraConfig config) {}

    private record Parsed(Value value) {}

    private static Parsed parseConfig(SourceFile source) {
        try {
            Value value = io.bindery.data.YamlReader.read(
                    source, DataValues.VALUES, io.bindery.data.YamlOptions.WITH_SYMBOLS);
            return new Parsed(value == Bool.FALSE ? Undef.UNDEF : value);
        } catch (io.bindery.data.DataError error) {
            throw LookupError.broken(error.text(), source, error).saying(error.text());
        }
    }
}
