package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Files that types edit as text.
public final class FileText {
    private static final long LIMIT = 256L << 20;
    private static final FileChangeKeeper KEEPER = new FileChangeKeeper();

    private FileText() {}

    /// The text of a file; null if the file does not exist.
    public static @Nullable String read(String path, Surroundings around) {
        try {
            Path file = Path.of(path);
            if (!around.host().files().stateFollowingLinks(file).exists()) {
                return null;
            }
            ByteBuffer bytes = ByteBuffer.wrap(around.host().files().read(file, LIMIT));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException e) {
            throw new ResourceError("The file " + path + " is not text in UTF-8, so its lines are not changed");
        } catch (IOException e) {
            throw new ResourceError(FileChangeKeeper.reason(e) + " @ rb_sysopen - " + path);
        }
    }

    /// Puts a text in place of the content of a file; its owner and permissions stay.
    public static void write(String path, String text, Surroundings around) {
        write(path, text, -1, around);
    }

    /// Puts a text in place of the content of a file, with these permissions.
    public static void write(String path, String text, int mode, Surroundings around) {
        around.keep(KEEPER, new FileChange.Write(Path.of(path), text.getBytes(StandardCharsets.UTF_8), mode, -1, -1));
    }

    /// Removes a file.
    public static void remove(String path, Surroundings around) {
        around.keep(KEEPER, new FileChange.Remove(Path.of(path)));
    }
}
