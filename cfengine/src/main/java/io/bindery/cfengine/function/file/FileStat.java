package io.bindery.cfengine.function.file;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.FileStatus;
import io.bindery.cfengine.value.ByteText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;

/// `filestat(path, field)`: one field of a file's status; a link's own.
public final class FileStat implements Function {
    @Override
    public Result call(Call call) {
        String path = call.text(0);
        FileStatus status = FileStatus.of(path, false);
        return status == null ? Result.failure() : Result.of(field(call, path, status, call.text(1)));
    }

    private static String field(Call call, String path, FileStatus status, String field) {
        return switch (field) {
            case "size", "gid", "uid", "ino", "nlink" -> Long.toString(status.number(field));
            case "ctime" -> Long.toString(status.seconds("ctime"));
            case "atime" -> Long.toString(status.seconds("lastAccessTime"));
            case "mtime" -> Long.toString(status.seconds("lastModifiedTime"));
            case "mode" -> Integer.toString(status.mode());
            case "modeoct" -> Integer.toOctalString(status.mode());
            case "permstr" -> status.permissions();
            case "permoct" -> Integer.toOctalString(status.mode() & 0777);
            case "type" -> status.kind();
            case "devno" -> Long.toString(status.number("dev"));
            case "dev_minor" -> Long.toString(minor(status.number("dev")));
            case "dev_major" -> Long.toString(status.number("dev") >> 8 & 0xfff);
            case "basename" -> Basename.last(path);
            case "dirname" -> DirectoryName.parent(path);
            case "linktarget_shallow" -> target(path, status);
            case "linktarget" -> lastTarget(call, path, status);
            case "xattr" -> attributes(path);
            default -> "";
        };
    }

    private static long minor(long device) {
        return device & 0xff | device >> 12 & 0xfff00;
    }

    private static String target(String path, FileStatus status) {
        try {
            return status.isLink() ? ByteText.of(Files.readSymbolicLink(ByteText.path(path))) : path;
        } catch (IOException e) {
            return "";
        }
    }

    /// Follows links as far as there are any; one that leads nowhere still has a target.
    private static String lastTarget(Call call, String path, FileStatus first) {
        String at = path;
        FileStatus status = first;
        for (int count = 0; count < 32 && status != null && status.isLink(); count++) {
            String next = target(at, status);
            at = next.startsWith("/") ? next : DirectoryName.parent(at) + "/" + next;
            call.log(Level.DEBUG, "filestat: link leads to '" + at + "'");
            status = FileStatus.of(at, false);
        }
        return at.equals(path) ? path : ByteText.of(ByteText.path(at).normalize());
    }

    private static String attributes(String path) {
        StringBuilder text = new StringBuilder();
        try {
            UserDefinedFileAttributeView view =
                    Files.getFileAttributeView(ByteText.path(path), UserDefinedFileAttributeView.class);
            for (String name : view == null ? List.<String>of() : view.list()) {
                ByteBuffer value = ByteBuffer.allocate(view.size(name));
                view.read(name, value);
                text.append("user.").append(name).append('=').append(ByteText.of(value.array())).append('\n');
            }
        } catch (IOException e) {
            return "";
        }
        return text.toString();
    }
}
