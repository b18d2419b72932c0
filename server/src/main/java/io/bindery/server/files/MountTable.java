package io.bindery.server.files;

import io.bindery.files.FileReading;
import io.bindery.files.FileStamp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The site's own mounts, from `fileserver.conf`. The file is read again when it changes.
final class MountTable {
    private static final Pattern HEADING = Pattern.compile("\\[([-\\w]+)\\]");
    private static final Pattern SETTING = Pattern.compile("^\\s*(\\w+)\\s+(.+?)(\\s*#.*)?$");

    private final Path file;
    private final Consumer<String> log;
    private volatile State state = new State(FileStamp.ABSENT, Map.of());

    private record State(FileStamp stamp, Map<String, String> mounts) {}

    MountTable(Path file, Consumer<String> log) {
        this.file = file;
        this.log = log;
    }

    /// The directory of each mount; it may hold `%h`, `%H` and `%d`.
    Map<String, String> mounts() {
        State known = state;
        try {
            FileStamp stamp = FileStamp.of(file);
            if (!stamp.equals(known.stamp)) {
                known = new State(stamp, stamp.exists() ? read() : Map.of());
                state = known;
            }
        } catch (IOException unreadable) {
            log.accept("Cannot read file server configuration " + file);
        }
        return known.mounts;
    }

    private Map<String, String> read() throws IOException {
        Map<String, String> mounts = new LinkedHashMap<>();
        String mount = "";
        for (String line : FileReading.lines(file)) {
            Matcher heading = HEADING.matcher(line);
            Matcher setting = SETTING.matcher(line);
            if (line.isBlank() || line.stripLeading().startsWith("#")) {
                continue;
            }
            if (heading.find()) {
                mount = heading.group(1);
            } else if (setting.matches() && setting.group(1).equals("path")) {
                addPath(mounts, mount, setting.group(2).strip());
            } else if (!setting.matches() || !setting.group(1).equals("allow") || !setting.group(2).strip().equals("*")) {
                log.accept("Entry '" + line.strip() + "' is unsupported and will be ignored at (file: " + file + ")");
            }
        }
        return mounts;
    }

    private void addPath(Map<String, String> mounts, String mount, String path) {
        if (path.indexOf('%') < 0 && !Files.isDirectory(Path.of(path))) {
            log.accept("Removing mount \"" + mount + "\": " + path + " does not exist or is not a directory");
        } else {
            mounts.put(mount, path);
        }
    }
}
