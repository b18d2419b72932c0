package io.bindery.server.files;

import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.LoadError;
import io.bindery.server.catalog.StaticCatalogs;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Content;
import io.bindery.server.http.Request;
import io.bindery.server.v3.Code;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Answers `file_metadata`, `file_metadatas` and `file_content`.
public final class FileService {
    private static final List<Format> CONTENT = List.of(Format.BINARY);

    private final Code code;
    private final Mounts mounts;
    private final MetadataReader reader = new MetadataReader();
    private final ChecksumKind usual;

    /// @param usual the checksum where a client names none, `digest_algorithm`
    /// @param mounts the file `fileserver.conf`
    /// @param codedir the directory of all code
    public FileService(Code code, Path mounts, Path codedir, ChecksumKind usual, Consumer<String> log) {
        this.code = code;
        this.mounts = new Mounts(code, new MountTable(mounts, log), codedir);
        this.usual = usual;
    }

    /// Puts the metadata of files into catalogs.
    public StaticCatalogs statics() {
        return new StaticMetadata(code, mounts, reader);
    }

    /// The metadata of one file.
    public Answer metadata(Request request, Caller caller, String key) {
        Environment environment = environment(request, key, "file_metadata");
        Path file = find(request, caller, key, environment, "file_metadata");
        try {
            Map<String, @Nullable Object> found = reader.read(file, null, FileQuery.of(request.query(), usual)).object();
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
        Mounts.Found found = mounts.search(Mounts.Name.of(key, environment, caller.name().orElse("")))
                .orElseThrow(() -> V3Error.notFound("instances in file_metadata with '" + key + "'"));
        FileQuery asked = FileQuery.of(request.query(), usual);
        FileQuery query = found.empty()
                ? new FileQuery(asked.followLinks(), asked.checksum(), asked.ownPermissions(), false, 0, 0, List.of())
                : asked;
        try {
            List<Object> list = new ArrayList<>();
            for (Map.Entry<String, Path> each : Listing.of(found.directories(), query).entrySet()) {
                list.add(reader.read(each.getValue(), each.getKey(), query).object());
            }
            return Format.accepted(request, Format.PLAIN).answer(list);
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
        if (Files.isDirectory(file)) {
            return Answer.of(200, format.contentType(), new byte[0]);
        }
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw V3Error.failed("Could not read " + file);
        }
        return new Answer(200, format.contentType(), Map.of(), new Content.OfFile(file));
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
        if (!mount.matches("[-\\w]+")) {
            throw V3Error.failed("Cannot find file: Invalid mount '" + mount + "'");
        }
        if (!mounts.isMount(mount)) {
            throw V3Error.failed("Not authorized to call " + method + " on /" + indirection + "/" + key + " with "
                    + RubyOptions.text(key, request.query()));
        }
    }

    // These two requests are looked at before Puppet's own code in Puppet Server, and so have words of their own.
    private static Answer withoutEnvironment(String indirection) {
        return Answer.of(
                400,
                "text/plain",
                "A " + indirection + " request must include an `environment` or `versioned_project` query parameter.");
    }

    static V3Error failed(IOException unreadable) {
        return V3Error.failed(LoadError.unreadable(new UncheckedIOException(unreadable)).message());
    }
}
