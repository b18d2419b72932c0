package io.bindery.server.files;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.LoadError;
import io.bindery.server.catalog.StaticCatalogs;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Freshness;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Answers `file_metadata`, `file_metadatas` and `file_content`.
public final class FileService {
    private static final List<Format> CONTENT = List.of(Format.BINARY);
    private static final Pattern MOUNT = Pattern.compile("[-\\w]+");

    private final Code code;
    private final ServedFiles files;
    private final Mounts mounts;
    private final MetadataReader reader;
    private final Listings listings;
    private final ChecksumKind usual;

    /// @param usual the checksum where a client names none, `digest_algorithm`
    /// @param mounts the file `fileserver.conf`
    /// @param codedir the directory of all code
    public FileService(Code code, ServedFiles files, Path mounts, Path codedir, ChecksumKind usual, Consumer<String> log) {
        this.code = code;
        this.files = files;
        this.reader = new MetadataReader(files);
        this.listings = new Listings(files, reader);
        this.mounts = new Mounts(code, files, new MountTable(mounts, log), codedir);
        this.usual = usual;
    }

    /// Puts the metadata of files into catalogs.
    public StaticCatalogs statics() {
        return new StaticMetadata(code, files, mounts, reader);
    }

    /// The metadata of one file.
    public Answer metadata(Request request, Caller caller, String key) {
        Environment environment = environment(request, key, "file_metadata");
        Path file = find(request, caller, key, environment, "file_metadata");
        try {
            Map<String, @Nullable Object> found = reader.read(file, null, FileQuery.ofFile(request.query(), usual)).object();
            return Format.accepted(request, Format.PLAIN).answer(found);
        } catch (IOException unreadable) {
            throw failed(unreadable);
        }
    }

    /// The metadata of a directory and of what lies below it.
    public Answer metadatas(Request request, Caller caller, String key) {
        if (!request.query().has("environment")) {
            return withoutEnvironment("file_metadatas");
        }
        Environment environment = environment(request, key, "file_metadatas");
        requireMount(request, key, "search", "file_metadata");
        Mounts.Name name = Mounts.Name.of(key, environment, caller.name().orElse(""));
        List<Path> candidates = mounts.candidates(name);
        FileQuery asked = FileQuery.ofListing(request.query(), usual);
        Optional<Answer> kept = listings.kept(request, candidates, asked);
        if (kept.isPresent()) {
            return kept.get();
        }
        Mounts.Found found = mounts.search(name).orElseThrow(() -> V3Error.notFound("instances in file_metadata with '" + key + "'"));
        FileQuery query = found.empty()
                ? new FileQuery(asked.followLinks(), asked.checksum(), asked.ownPermissions(), false, 0, 0, List.of())
                : asked;
        try {
            return listings.made(request, candidates, asked, found.directories(), query);
        } catch (IOException unreadable) {
            throw failed(unreadable);
        }
    }

    /// The content of one file. As Puppet does: a directory has an empty content.
    public Answer content(Request request, Caller caller, String key) {
        if (!request.query().has("environment")) {
            return withoutEnvironment("file_content");
        }
        Environment environment = environment(request, key, "file_content");
        Path file = find(request, caller, key, environment, "file_content");
        Format format = Format.accepted(request, CONTENT);
        try {
            FileLook look = files.look(file, true);
            if (look != null && look.isDirectory()) {
                return Answer.of(200, format.contentType(), new byte[0]);
            }
            if (look == null || !look.isFile()) {
                throw V3Error.failed("Could not read " + file);
            }
            Answer whole = new Answer(200, format.contentType(), Map.of(), files.content(file));
            return new Freshness(tag(look), look.modified()).applied(request, whole);
        } catch (IOException unreadable) {
            throw V3Error.failed("Could not read " + file);
        }
    }

    private static String tag(FileLook look) {
        return "\"" + Integer.toHexString(look.version().hashCode()) + "-" + Long.toHexString(look.size()) + "-"
                + Long.toHexString(look.changed().toEpochMilli()) + "\"";
    }

    private Environment environment(Request request, String key, String indirection) {
        String name = EnvironmentName.of(request);
        Environment environment = code.require(name);
        if (key.isEmpty()) {
            throw V3Error.badRequest("No request key specified in /puppet/v3/" + indirection + "/");
        }
        return environment;
    }

    private Path find(Request request, Caller caller, String key, Environment environment, String indirection) {
        requireMount(request, key, "find", indirection);
        return Optional.ofNullable(mounts.find(Mounts.Name.of(key, environment, caller.name().orElse(""))))
                .orElseThrow(() -> V3Error.notFound(indirection + " " + key));
    }

    private void requireMount(Request request, String key, String method, String indirection) {
        String mount = Mounts.Name.mount(key);
        if (!MOUNT.matcher(mount).matches()) {
            throw V3Error.failed("Cannot find file: Invalid mount '" + mount + "'");
        }
        if (!mounts.isMount(mount)) {
            throw V3Error.failed("Not authorized to call " + method + " on /" + indirection + "/" + key + " with "
                    + RubyOptions.text(key, request.query()));
        }
    }

    // Puppet Server answers these two requests before Puppet's code is called, so their errors are worded differently.
    private static Answer withoutEnvironment(String indirection) {
        return Answer.of(
                400,
                "text/plain",
                "A " + indirection + " request must include an `environment` or `versioned_project` query parameter.");
    }

    static V3Error failed(IOException unreadable) {
        if (unreadable instanceof NoSuchFileException gone) {
            return V3Error.failed("No such file or directory - " + gone.getFile());
        }
        return V3Error.failed(LoadError.unreadable(new UncheckedIOException(unreadable)).message());
    }
}
