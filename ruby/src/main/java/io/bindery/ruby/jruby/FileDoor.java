package io.bindery.ruby.jruby;

import io.bindery.puppet.load.FileTree;
import io.bindery.ruby.OpenedFiles;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jruby.Ruby;
import org.jruby.RubyModule;
import org.jruby.RubyString;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// Functions by which the part of our Ruby code that stands before `File` and `Dir` reaches files that are not on the disk.
final class FileDoor {
    private FileDoor() {}

    static void define(Ruby runtime, RubyModule bindery) {
        DoorClass.function(runtime, bindery, "file_kind", (ruby, given) -> kind(ruby, path(given[0])));
        DoorClass.function(runtime, bindery, "file_content", (ruby, given) -> content(ruby, path(given[0])));
        DoorClass.function(runtime, bindery, "file_names", (ruby, given) -> names(ruby, path(given[0])));
    }

    private static @Nullable Path path(IRubyObject given) {
        try {
            Path path = Path.of(given.asJavaString());
            return path.isAbsolute() ? path.normalize() : null;
        } catch (InvalidPathException wrong) {
            return null;
        }
    }

    private static @Nullable FileTree tree(@Nullable Path path) {
        return path == null ? null : OpenedFiles.at(path);
    }

    /// `file`, `directory` or `nothing`; nil where the disk is to be asked.
    private static IRubyObject kind(Ruby runtime, @Nullable Path path) {
        FileTree files = tree(path);
        if (path == null || files == null) {
            return runtime.getNil();
        }
        String kind = files.isFile(path) ? "file" : files.isDirectory(path) ? "directory" : "nothing";
        return Texts.ruby(runtime, kind);
    }

    private static IRubyObject content(Ruby runtime, @Nullable Path path) {
        FileTree files = tree(path);
        byte[] bytes = path == null || files == null ? null : files.bytes(path);
        return bytes == null ? runtime.getNil() : RubyString.newString(runtime, bytes);
    }

    private static IRubyObject names(Ruby runtime, @Nullable Path path) {
        FileTree files = tree(path);
        return Texts.ruby(runtime, path == null || files == null ? List.of() : files.names(path));
    }
}
