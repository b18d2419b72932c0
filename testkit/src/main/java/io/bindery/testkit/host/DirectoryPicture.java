package io.bindery.testkit.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A real directory as text: one line for each thing in it, without times.
public final class DirectoryPicture {
    private DirectoryPicture() {}

    public static String of(Path root) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(root)) {
            all = walk.sorted().toList();
        }
        StringBuilder picture = new StringBuilder();
        for (Path each : all) {
            picture.append(line(root, each)).append('\n');
        }
        return picture.toString();
    }

    private static String line(Path root, Path path) throws IOException {
        BasicFileAttributes basic = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        Map<String, Object> unix = Files.readAttributes(path, "unix:mode,uid,gid", LinkOption.NOFOLLOW_LINKS);
        String kind = basic.isRegularFile() ? "FILE" : basic.isDirectory() ? "DIRECTORY" : basic.isSymbolicLink() ? "LINK" : "OTHER";
        String content = basic.isRegularFile()
                ? new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1).replace("\n", "\\n")
                : basic.isSymbolicLink() ? Files.readSymbolicLink(path).toString() : "";
        int bits = unix.get("mode") instanceof Integer number ? number & 07777 : 0;
        String mode = String.format("%04o", bits);
        return "/" + root.relativize(path) + " " + kind + " " + mode + " " + unix.get("uid") + ":" + unix.get("gid") + " " + content;
    }
}
